import { expect, test } from 'vitest';
import { addressOf } from './share-link';

test('a link names its demo before the program, so that one that was cut short still leads somewhere', () => {
  expect(addressOf({ code: 'x', demo: 'selection/basic' }, '#code=abc')).toBe(
    '?demo=selection/basic#code=abc',
  );
  expect(addressOf({ code: 'x' }, '#code=abc')).toBe('#code=abc');
});
