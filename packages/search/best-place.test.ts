import { expect, test } from 'vitest';
import { bestPlace } from './best-place';

const height = 300;

test('a word that stands only far below its heading is where a visitor is led to', () => {
  const far = { term: 'umlaut', top: 900 };
  expect(bestPlace([far], height)).toBe(far);
  expect(bestPlace([{ term: 'csv', top: 0 }, far], height)).toBe(far);
});

test('the heading stays in sight when the words stand there, or nowhere', () => {
  expect(bestPlace([], height)).toBeUndefined();
  expect(
    bestPlace(
      [
        { term: 'csv', top: 0 },
        { term: 'csv', top: 500 },
      ],
      height,
    ),
  ).toBeUndefined();
  // A common word is no reason to scroll.
  const rows = [400, 500, 900].map((top) => ({ term: 'row', top }));
  expect(bestPlace([{ term: 'page', top: 0 }, ...rows], height)).toBeUndefined();
});

test('of several places the one with the rarest words together is shown, from its first word on', () => {
  const spots = [
    { term: 'row', top: 400 },
    { term: 'row', top: 1000 },
    { term: 'excel', top: 1100 },
  ];
  expect(bestPlace(spots, height)).toBe(spots[1]);
});
