// cspell:ignore colums
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../src/sandbox/types/answer';
import { importable } from '../../src/sandbox/types/importable';
import { createLanguage, type Language } from '../../src/sandbox/types/language';
import type { Facts, Hover, Signature } from '../../src/sandbox/types/protocol';
import { findProblems } from '../../src/sandbox/types/problems';
import type { TypesMap } from '../../src/sandbox/types/types-map';
import { oneFile } from '../../src/sandbox/tools/one-file';
import { findDemos } from '../demo-files';
import { relativeImports } from '../demos/describe';
import { buildEditorTypes } from './build';
import { completionLists } from './completion-lists';
import { mistakes, program } from './mistakes';
import { alone } from './programs';
import { severalFiles } from './several-files';

const siteDir = path.resolve(__dirname, '../..');
let language: Language;

// The same files and the same code as in the worker.
beforeAll(async () => {
  const files = await buildEditorTypes(siteDir);
  const map = path.join(siteDir, '.docusaurus/editor-types/static', files.types);
  language = createLanguage(ts, JSON.parse(fs.readFileSync(map, 'utf8')) as TypesMap);
}, 300_000);

test('all demos are without problems', { timeout: 600_000 }, () => {
  const demos = findDemos(siteDir);
  const read = (name: string) => ({ typescript: fs.readFileSync(name, 'utf8'), javascript: '' });
  expect(demos.length).toBeGreaterThan(80);
  const complaints: string[] = [];
  for (const { file } of demos) {
    const others = relativeImports(file).filter((other) => other !== file);
    for (const { message } of findProblems(language, alone(oneFile([read(file), ...others.map(read)]))))
      complaints.push(`${path.relative(siteDir, file)}: ${message}`);
  }
  expect(complaints).toEqual([]);
});

describe('a mistake is told in plain words where it is', () => {
  test('there are 40 of them in a program that has none', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(40);
    expect(findProblems(language, alone(program))).toEqual([]);
  });

  test.each(mistakes)('%s → %s', (part, instead, marked, message) => {
    expect(program.split(part).length, 'the part is there once at least').toBeGreaterThan(1);
    const text = program.replace(part, () => instead);
    const [first] = findProblems(language, alone(text));
    expect(first?.message).toBe(message);
    expect(text.slice(first?.from, first?.to)).toBe(marked);
  });
});

describe('what is offered where the library’s objects are written', () => completionLists(() => language));

test('a member of the library is shown with the words of the reference and a link to its entry', () => {
  const text =
    "import { type Options } from '@material-table/core';\nconst options: Options<object> = { pageSize: 10 };\n";
  const position = text.indexOf('pageSize') + 2;
  const hover = answer(language, { ask: 'hover', ...alone(text), position }) as Hover;
  expect(text.slice(hover.from, hover.to)).toBe('pageSize');
  expect(hover.signature).toContain('pageSize');
  expect(hover.text).not.toBe('');
  const tags = Object.fromEntries(hover.tags.map(({ name, text: words }) => [name, words]));
  expect(tags.default).toBe('5');
  expect(tags.see).toMatch(/^\[pageSize in the reference\]\(https:.*\/docs\/api\/props\/options#pagesize\)$/);
  const details = answer(language, { ask: 'details', ...alone(text), position, name: 'pageSize' }) as Facts;
  expect(details.text).toBe(hover.text);
});

test('a call shows which argument is being written', () => {
  const text = "import { useState } from 'react';\nconst state = useState<number>();\n";
  const found = answer(language, {
    ask: 'signature',
    ...alone(text),
    position: text.indexOf('()') + 1,
  }) as Signature;
  expect(found.before).toContain('useState');
  expect(found.active).toBe(0);
});

describe('a program of several files', () => severalFiles(() => language));

test('a program without types is taken for JavaScript', () => {
  const text =
    "import MaterialTable from '@material-table/core';\nexport default function App({ rows }) {\n  return <MaterialTable colums={[]} data={rows} />;\n}\n";
  expect(findProblems(language, alone(text)).map(({ message }) => message)).toEqual([
    '`colums` is not a prop of `MaterialTable`; did you mean `columns`?',
  ]);
});

test('what is taken to be importable is what the frame has', () => {
  const registry = ts.preProcessFile(
    fs.readFileSync(path.join(siteDir, 'src/sandbox/frame/registry.ts'), 'utf8'),
  );
  const names = registry.importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => !name.startsWith('.'));
  expect(importable).toEqual(expect.arrayContaining(names));
  expect(names.length).toBeGreaterThan(10);
});
