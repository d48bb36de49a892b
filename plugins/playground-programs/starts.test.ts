import { expect, test } from 'vitest';
import { siteDir } from '../../packages/library-facts/model/paths';
import { findDemos } from '../demo-files';
import { findStarts } from './starts';

test('every demo that is a file has a speaking name, and no two of a page have the same', () => {
  const starts = findStarts(siteDir);
  const known = new Set(starts.map(({ id }) => id));
  expect(findDemos(siteDir).flatMap(({ id }) => (known.has(id) ? [] : [id]))).toEqual([]);
  expect(starts.filter(({ name }) => /^basic$|\.tsx|_/i.test(name))).toEqual([]);
  const names = starts.map(({ section, name }) => `${section}: ${name}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
