// cspell:ignore colums
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../packages/sandbox/types/answer';
import { createLanguage, type Language } from '../../packages/sandbox/types/language';
import { isTyped } from '../../packages/sandbox/types/program';
import type { Facts, Finding, Hover } from '../../packages/sandbox/types/protocol';
import { findProblems } from '../../packages/sandbox/types/problems';
import type { TypesMap } from '../../packages/sandbox/types/types-map';
import { oneFile } from '../../packages/sandbox/tools/one-file';
import { severalFiles as programOfScreen } from '../../packages/sandbox/tools/several-files';
import { findDemos } from '../demo-files';
import { relativeImports } from '../demos/read';
import { buildEditorTypes } from './build';
import { completionLists } from './fixtures/completion-lists';
import { mistakes, program } from './fixtures/mistakes';
import { alone } from './fixtures/programs';
import { severalFiles } from './fixtures/several-files';

const siteDir = path.resolve(__dirname, '../..');
let language: Language;

// The same files and the same code as in the worker.
beforeAll(async () => {
  const files = await buildEditorTypes(siteDir);
  const map = path.join(siteDir, '.docusaurus/editor-types/static', files.types);
  language = createLanguage(ts, JSON.parse(fs.readFileSync(map, 'utf8')) as TypesMap);
}, 300_000);

/**
 * The findings in texts, each a file of one program, in order: separate programs would parse Material UI's
 * types each time. Those without types stay together, because a typed file makes the checks strict.
 */
function findInEach(texts: string[]): Finding[][] {
  const found = new Map<number, Finding[]>();
  for (const typed of [true, false]) {
    const files = texts
      .map((text, index) => ({ name: `file-${index}.tsx`, text, index }))
      .filter(({ text }) => isTyped(ts, text) === typed);
    for (const { name, index } of files) found.set(index, findProblems(language, { files, file: name }));
  }
  return texts.map((_, index) => found.get(index) ?? []);
}

test('all demos are without problems', { timeout: 600_000 }, () => {
  const demos = findDemos(siteDir).filter(({ id }) => !id.startsWith('examples/'));
  const read = (name: string) => ({ typescript: fs.readFileSync(name, 'utf8'), javascript: '' });
  expect(demos.length).toBeGreaterThan(80);
  const texts = demos.map(({ file }) => {
    const others = relativeImports(file).filter((other) => other !== file);
    return oneFile([read(file), ...others.map(read)]);
  });
  // A demo with global declarations would hide errors in another.
  expect(texts.filter((text) => /\bdeclare\b/.test(text))).toEqual([]);
  const complaints = findInEach(texts).flatMap((found, index) =>
    found.map(({ message }) => `${demos[index]?.id}: ${message}`),
  );
  expect(complaints).toEqual([]);
});

test('the examples are without problems in each of their files', { timeout: 600_000 }, () => {
  const examples = findDemos(siteDir).filter(({ id }) => id.startsWith('examples/'));
  expect(examples.length).toBeGreaterThan(0);
  const complaints = examples.flatMap(({ file }) => {
    const files = programOfScreen(
      relativeImports(file).map((one) => ({
        name: path.relative(path.dirname(file), one).split(path.sep).join('/'),
        typescript: fs.readFileSync(one, 'utf8'),
      })),
    );
    expect(files.length).toBeGreaterThan(5);
    return files.flatMap(({ name }) =>
      findProblems(language, { files, file: name }).map(({ message }) => `${name}: ${message}`),
    );
  });
  expect(complaints).toEqual([]);
});

test('a mistake is marked where it is, with TypeScript’s innermost sentence and the name that is meant', () => {
  expect(findProblems(language, alone(program))).toEqual([]);
  const texts = mistakes.map(({ part, instead }) => program.replace(part, () => instead));
  const found = findInEach(texts).map(([first], index) => ({
    marked: texts[index]?.slice(first?.from, first?.to),
    message: first?.message,
    rename: first?.rename,
  }));
  expect(found).toEqual(mistakes.map(({ marked, message, rename }) => ({ marked, message, rename })));
}, 300_000);

test('an import of a style sheet or an image is no mistake', () => {
  const text = "import './styles.css';\nimport logo from './logo.png';\nexport const image: string = logo;\n";
  expect(findProblems(language, alone(text))).toEqual([]);
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

describe('a program of several files', () => severalFiles(() => language));

test('a program without types is taken for JavaScript', () => {
  const text =
    "import MaterialTable from '@material-table/core';\nexport default function App({ rows }) {\n  return <MaterialTable colums={[]} data={rows} />;\n}\n";
  expect(findProblems(language, alone(text)).map(({ message }) => message)).toEqual([
    expect.stringContaining("Property 'colums' does not exist on type"),
  ]);
});
