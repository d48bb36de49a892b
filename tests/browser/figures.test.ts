import { expect, test } from 'vitest';
import { sumsOf } from './figures';

test('figures of several tests are added, and other notes left out', () => {
  const noted = [
    { type: 'figure', description: '2 axe runs' },
    { type: 'proves', description: '7 rows are shown' },
    { type: 'figure', description: '1 axe runs' },
    { type: 'figure', description: '40 links followed' },
  ];
  expect(sumsOf(noted)).toEqual({ 'axe runs': 3, 'links followed': 40 });
});
