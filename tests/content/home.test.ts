import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { oneFile } from '#sandbox/tools/one-file.ts';
import { filesBelow } from '../../plugins/files-below';
import { diagnose } from './diagnose';

const textOf = (file: string) => ({ typescript: fs.readFileSync(file, 'utf8'), javascript: '' });
const files = filesBelow('demos/home').filter((file) => !path.basename(file).startsWith('_'));
/** As the Copy buttons give them. */
const programs = files.map((file) => oneFile([textOf(file), textOf('demos/home/_orders.tsx')]));

test("the home page's code imports only what its install command installs, and React", () => {
  expect(fs.readFileSync('src/pages/index.tsx', 'utf8')).toContain(
    "const packages = '@material-table/core';",
  );
  expect(programs.length).toBe(6);
  for (const program of programs) {
    const names = new Set(ts.preProcessFile(program).importedFiles.map(({ fileName }) => fileName));
    expect([...names].toSorted()).toEqual(['@material-table/core', 'react']);
  }
});

test('each program on the home page compiles as it is written', () => {
  expect(diagnose(programs)).toEqual(programs.map(() => ''));
  // It would find a misspelled prop.
  const misspelled = programs.map((program) => program.replace('grouping:', 'groupings:'));
  expect(misspelled).not.toEqual(programs);
  expect(diagnose(misspelled).join('')).toMatch(/'groupings' does not exist/);
});
