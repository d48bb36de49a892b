import { expect, test } from 'vitest';
import { reasonOf } from './reason-of';

test('a file that did not load is named in plain words, anything else in its own', () => {
  const chunk = Object.assign(new Error('Loading chunk 7 failed.\n(error: http://host/7.js)'), {
    name: 'ChunkLoadError',
  });
  expect(reasonOf(chunk)).toBe('a file of the site could not be fetched');
  expect(reasonOf(new Error('Loading CSS chunk 7 failed.\n(/7.css)'))).toBe(reasonOf(chunk));
  expect(reasonOf(new TypeError('a is not a function'))).toBe('TypeError: a is not a function');
});
