import { expect, test } from 'vitest';
import { cutQuery } from './cut-query';

test('a query of 200 letters and 20 words is asked as it is, of a longer one the beginning', () => {
  const words = Array.from({ length: 21 }, (_, at) => `word${at}`);
  const twenty = words.slice(0, 20).join(' ');
  expect(cutQuery(`${twenty} `)).toBe(`${twenty} `);
  expect(cutQuery(words.join(' '))).toBe(twenty);
  expect(cutQuery('x'.repeat(100_000))).toBe('x'.repeat(200));
});
