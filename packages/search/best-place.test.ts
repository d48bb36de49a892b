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

test('words above a place, or at the heading, make it no better', () => {
  const excel = { term: 'excel', top: 1000 };
  const page = { term: 'page', top: 0 };
  const later = [1500, 2000].map((top) => ({ term: 'row', top }));
  expect(bestPlace([page, excel, ...later], height)).toBe(excel);
  expect(bestPlace([page, { term: 'page', top: 950 }, excel], height)).toBe(excel);
});

test('how often one word occurs makes another no less rare, and nothing visible makes every word worth it', () => {
  const rows = [400, 500, 900].map((top) => ({ term: 'row', top }));
  const excel = { term: 'excel', top: 2000 };
  expect(bestPlace([{ term: 'page', top: 0 }, ...rows, excel], height)).toBe(excel);
  expect(bestPlace(rows, height)).toBe(rows[0]);
});
