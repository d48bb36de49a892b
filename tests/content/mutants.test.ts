import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mutants } from '../mutants';

const root = path.resolve(__dirname, '../..');

test.each(mutants.map((mutant) => [mutant.name, mutant] as const))(
  'the mutant "%s" still has its place and its tests',
  (_name, { file, find, replace, noticedBy }) => {
    expect(existsSync(path.join(root, file)), file).toBe(true);
    expect(readFileSync(path.join(root, file), 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    for (const tests of noticedBy.split(' ')) expect(existsSync(path.join(root, tests)), tests).toBe(true);
  },
);
