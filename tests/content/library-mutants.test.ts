import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { libraryMutants } from '../../tools/mutants';
import type { MutationResult } from '../../tools/mutants/mutant';

const packageDir = path.resolve('node_modules/@material-table/core');
const result = JSON.parse(readFileSync('tools/mutants/result.json', 'utf8')) as MutationResult;

test.each(libraryMutants.map((mutant) => [mutant.id, mutant] as const))(
  'the mutant "%s" still has its place and its claims',
  (_id, { file, find, replace, tests }) => {
    expect(readFileSync(path.join(packageDir, 'dist', file), 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    for (const name of tests) expect(existsSync(`tests/claims/${name}.test.tsx`), name).toBe(true);
  },
);

test('there are at least 60, each with a name and its own result, by the installed library', () => {
  const ids = libraryMutants.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ids).size).toBe(ids.length);
  // Fails after an upgrade or for a new mutant? Run `npx tsx tools/mutants/main.ts`.
  expect(Object.keys(result.mutants).sort()).toEqual([...ids].sort());
  const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(result.library).toBe(version);
});

test('at most three mutants survive', () => {
  const all = Object.entries(result.mutants);
  const survivors = all.flatMap(([id, { killedBy }]) => (killedBy === null ? [id] : []));
  console.log(
    `The claims noticed ${all.length - survivors.length} of ${all.length} changes of ${result.library} (${result.date}).`,
  );
  expect(survivors.length, survivors.join(', ')).toBeLessThanOrEqual(3);
});
