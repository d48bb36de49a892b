import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compileFences } from './fences/compile';
import { findFences, type Fence } from './fences/find';

const siteDir = path.resolve(__dirname, '../..');

let fences: Fence[];
let problems: string[];

// One program for all: Material UI's types take most of its time.
beforeAll(async () => {
  fences = await findFences(siteDir, ['docs', 'demos']);
  problems = compileFences(fences, siteDir);
}, 180_000);

test('every code fence of the pages compiles as it stands, completed by the rule in CONTRIBUTING', () => {
  expect(fences.length).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});

test('a fence that is left out says why, and there are few', () => {
  const left = fences.filter(({ unchecked }) => unchecked !== undefined);
  expect(left.filter(({ unchecked }) => !unchecked).map(({ page, line }) => `${page}:${line}`)).toEqual([]);
  // The upgrade guide shows code for older versions.
  const others = left.filter(
    ({ page, unchecked }) => page !== 'docs/upgrade.mdx' || !unchecked?.startsWith('the way before'),
  );
  expect(others.length).toBeLessThanOrEqual(5);
});
