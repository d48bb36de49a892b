import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { findDemos } from '../../plugins/demo-files';

// What CONTRIBUTING requires and neither the compiler nor the build can check.

const filesOf = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
const demos = findDemos(process.cwd()).map(({ file }) => path.relative(process.cwd(), file));

describe.each(demos)('%s', (file) => {
  const problems = problemsOf(fs.readFileSync(file, 'utf8'));
  test('has fixed data and makes its columns inside the component', () => {
    expect(problems).toEqual([]);
  });
});

test('random data, the current time and columns of the module are found', () => {
  expect(problemsOf('const a = Math.random() + Date.now() + +new Date();')).toHaveLength(3);
  expect(problemsOf('const columns = [];')).toHaveLength(1);
  expect(problemsOf('export const parts: Column<Part>[] = [];')).toHaveLength(1);
  expect(
    problemsOf('const day = new Date(2024, 1, 1); function A() { const columns: Column<B>[] = []; }'),
  ).toEqual([]);
});

test('no program stores a row as the table hands it over, with the notes of the table in it', () => {
  const files = ['demos', 'docs', 'examples']
    .flatMap(filesOf)
    .filter((file) => /(?<!\.test)\.(?:tsx|mdx)$/.test(file));
  const texts = files.map((file) => [file, fs.readFileSync(file, 'utf8')] as const);
  expect(texts.filter(([, text]) => text.includes('onRowUpdate')).length).toBeGreaterThan(10);
  // Each fence of a page is a separate program.
  const wrong = texts.filter(([, text]) => text.split('```').some(storesWithNotes)).map(([file]) => file);
  expect(wrong, 'Store fields, or take tableData off first.').toEqual([]);
  const stored = 'rows.map((row) => (row.id === changed.id ? changed : row))';
  expect(storesWithNotes(stored)).toBe(true);
  expect(storesWithNotes(`const { tableData: _, ...changed } = typed; ${stored}`)).toBe(false);
});

test('no program numbers new rows by their count if rows can be deleted: two would share an id', () => {
  const files = ['demos', 'docs', 'examples']
    .flatMap(filesOf)
    .filter((file) => /(?<!\.test)\.(?:tsx|mdx)$/.test(file));
  const programs = files.flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('```')
      .map((text) => [file, text] as const),
  );
  expect(programs.filter(([, text]) => countsIds(text)).map(([file]) => file)).toEqual([]);
  expect(countsIds('onRowDelete: remove, onRowAdd: () => ({ id: rows.length + 1 })')).toBe(true);
  expect(countsIds('onRowAdd: () => ({ id: rows.length + 1 })')).toBe(false);
});

test('every page of demos has a test next to it', () => {
  const pages = filesOf('demos').filter(
    (file) => file.endsWith('.mdx') && file !== path.join('demos', 'index.mdx'),
  );
  expect(pages.length).toBeGreaterThan(30);
  const files = filesOf('demos');
  const untested = pages.filter(
    (page) =>
      !files.some(
        (file) => file.startsWith(page.replace(/mdx$/, '')) && /\.(test\.tsx|spec\.ts)$/.test(file),
      ),
  );
  expect(untested, 'Write what a visitor gets from the page in <page>.test.tsx.').toEqual([]);
});

test('every override of the theme says on its first line what it changes', () => {
  const overrides = filesOf('src/theme').filter((file) => file.endsWith('.tsx'));
  expect(overrides.length).toBeGreaterThan(3);
  const silent = overrides.filter((file) => !/^\/\/ Change: \S/.test(fs.readFileSync(file, 'utf8')));
  expect(silent).toEqual([]);
});

test('every unit test that replaces a module, a global or the clock has its own process', () => {
  const replacing = ['src', 'packages', 'plugins', 'tools', 'tests/content']
    .flatMap(filesOf)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) =>
      /\bvi\.(?:mock|doMock|stubGlobal|stubEnv|useFakeTimers)\(/.test(fs.readFileSync(file, 'utf8')),
    );
  expect(replacing.length).toBeGreaterThan(5);
  expect(
    replacing.filter((file) => !file.endsWith('.alone.test.ts')),
    'The others share one, and would meet it: name the file *.alone.test.ts.',
  ).toEqual([]);
});

test('no file of the machinery is longer than 400 lines', () => {
  const long = ['src', 'packages', 'plugins', 'tools']
    .flatMap(filesOf)
    .filter(
      (file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file) && !/\.test\.|[\\/](?:data|fixtures)[\\/]/.test(file),
    )
    .filter((file) => fs.readFileSync(file, 'utf8').trimEnd().split('\n').length > 400);
  expect(long, 'Split it by reason to change.').toEqual([]);
});

/** Whether a row replaces the one with its id, in a program that never mentions `tableData`. */
const storesWithNotes = (text: string) => /\.id === (\w+)\.id \? \1 :/.test(text) && !/tableData/i.test(text);

const countsIds = (text: string) => /\bid: \w+\.length \+ 1/.test(text) && text.includes('onRowDelete');

/** The violations of the conventions in a demo's text. */
function problemsOf(text: string): string[] {
  const source = ts.createSourceFile('demo.tsx', text, ts.ScriptTarget.Latest, true);
  const problems: string[] = [];
  const visit = (node: ts.Node): void => {
    const call = ts.isCallExpression(node) ? node.expression.getText() : '';
    if (call === 'Math.random' || call === 'Date.now') problems.push(`${call}() gives other data each time`);
    if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length)
      problems.push('new Date() gives another time each time');
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { name, type } of source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations))
    if (name.getText() === 'columns' || /^Column<.*\[\]$/.test(type?.getText() ?? ''))
      problems.push(`the table writes into "${name.getText()}": make it inside the component, with useMemo`);
  return problems;
}
