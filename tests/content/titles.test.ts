import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createMatcher } from '@docusaurus/utils';
import { parseTest } from '../../plugins/api-reference/claims/test-source';
import playwrightConfig from '../../playwright.config';
import vitestConfig from '../../vitest.config.mts';
import { testFiles, testTitles, titlesOf } from '../../tools/lasting/titles';

const root = path.resolve(__dirname, '../..');

test('no test vanishes unseen: each title of the list is still in a test file', () => {
  const listed = fs.readFileSync(path.join(root, 'tests/content/titles.txt'), 'utf8').trim().split('\n');
  const titles = new Set(testTitles(root));
  expect(listed.length).toBeGreaterThan(2000);
  // A title that is removed on purpose is removed from tests/content/titles.txt in the same commit.
  expect(listed.filter((title) => !titles.has(title))).toEqual([]);
});

test('each test file is found by a runner', () => {
  const projects = (vitestConfig.test?.projects ?? []) as { test?: { include?: string[] } }[];
  const globs = [
    ...projects.flatMap((one) => one.test?.include ?? []),
    ...(playwrightConfig.testMatch as string[]),
  ];
  const isFound = createMatcher(globs);
  const files = testFiles(root);
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => !isFound(file))).toEqual([]);
  // A glob without matches has lost its files.
  expect(globs.filter((glob) => !glob.includes('_testing.') && !files.some(createMatcher([glob])))).toEqual(
    [],
  );
});

test('titles are read from all ways to write one', () => {
  const text =
    "test('a', f); test.each(rows)('b %s', f); test.describe('c', f); sharedTest(`d ${x} e`, f); other('f'); test(name, f);";
  expect(titlesOf(parseTest(text))).toEqual(['a', 'b %s', 'c', 'd … e']);
});
