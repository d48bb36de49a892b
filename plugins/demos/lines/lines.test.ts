import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { highlight } from '../../code-blocks/highlight';
import { siteDir } from '#library-facts/model/paths.ts';
import { demoFolders, findDemos } from '../../demo-files';
import { filesBelow } from '../../files-below';
import { demosOf, readPageDemos } from '../../page-demos';
import { relativeImports } from '../read';
import { changedLines } from './changed';
import { foldLines } from './fold';
import { layoutOf } from './layout';

const program = `import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

interface City {
  name: string;
}

export default function Cities() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name', defaultSort: 'asc' },
      { title: 'Country', field: 'country' },
    ],
    [],
  );
  return <MaterialTable columns={columns} data={cities} components={{ Row: TallRow }} />;
}

function TallRow() {
  return null;
}

// All of them.
const cities = [
  { name: 'Graz' },
  { name: 'Oslo' },
];
`;
const lineOf = (part: string) => program.split('\n').findIndex((line) => line.includes(part));

test('imports, types and rows are folded and say what they are; functions stay', () => {
  const { folds } = layoutOf(program, 'a.tsx', new Set(['defaultSort']));
  expect(folds).toEqual([
    { from: 0, to: 6, label: '7 lines: imports, City', isData: false },
    { from: lineOf('// All') - 1, to: lineOf('];'), label: '6 lines: cities', isData: true },
  ]);
});

test('the lines of the named properties are marked; without one, the table', () => {
  const marked = (...names: string[]) =>
    layoutOf(program, 'a.tsx', new Set(names)).marks.map(({ from }) => from);
  expect(marked('defaultSort')).toEqual([lineOf('defaultSort')]);
  expect(marked('Row')).toEqual([lineOf('<MaterialTable')]);
  expect(marked('nothing')).toEqual([lineOf('<MaterialTable')]);
  // An author may name a function.
  expect(marked('TallRow')).toEqual([lineOf('function TallRow')]);
  // And a property inside one.
  expect(marked('Cities.field')).toEqual([lineOf("field: 'name'")]);
  expect(marked('TallRow.field')).toEqual(marked('nothing'));
});

test('a long program shows the named property, and the starts of what is around it', () => {
  const filler = Array.from({ length: 60 }, (_, index) => `  use(${index});`).join('\n');
  const long = program
    .replace('  return <Mat', `${filler}\n  return <Mat`)
    .replace('  return null', `${filler}\n  return null`);
  const { folds } = layoutOf(long, 'a.tsx', new Set(['Row']));
  const lines = long.trimEnd().split('\n');
  const shown = lines.filter((_, index) => !folds.some(({ from, to }) => from <= index && index <= to));
  expect(shown).toEqual(['export default function Cities() {', lines[lineOf('<MaterialTable') + 60], '}']);
});

test('in every demo a fold has a name, and the lines around the folds are a program', () => {
  const files = demoFolders.flatMap((folder) => filesBelow(path.join(siteDir, folder)));
  const placed = readPageDemos(
    files.filter((file) => file.endsWith('.mdx')),
    siteDir,
  );
  for (const { id, file } of findDemos(siteDir)) {
    const names = new Set(placed.flatMap((demo) => (demo.id === id ? [...demo.highlight] : [])));
    for (const name of relativeImports(file)) {
      const text = fs.readFileSync(name, 'utf8');
      const { folds } = layoutOf(text, name, names);
      const isShown = (_: string, line: number) => !folds.some(({ from, to }) => from <= line && line <= to);
      const shown = text.split('\n').filter(isShown).join('\n');
      const program = ts.createSourceFile(name, shown, ts.ScriptTarget.Latest);
      expect(program, name).toHaveProperty('parseDiagnostics', []);
      for (const { label } of folds) expect(label, name).toMatch(/^\d+ lines: [^\s,]+(,? [^\s,]+)*$/);
    }
  }
}, 60_000);

test('folded markup has the same text, closes what it opens, and marks the same words', () => {
  const text = program.replace("'Name'", '`Na\nme`');
  const layout = layoutOf(text, 'a.tsx', new Set(['defaultSort', 'title']));
  const html = foldLines(highlight(text, 'tsx', 'here'), layout);
  const $ = load(html, null, false);
  expect($.root().text()).toBe(text);
  // Removing the balanced pairs restores the original.
  expect($.html().replaceAll('&gt;', '>')).toBe(html.replaceAll('&gt;', '>'));
  expect(
    $('details > summary')
      .toArray()
      .map((node) => $(node).attr('aria-label')),
  ).toEqual(['7 lines: imports, City', '6 lines: cities']);
  expect($('mark').text()).toContain('me`');
  expect($('mark').find('.string').length).toBeGreaterThan(1);
});

test('highlight is the author’s choice', () => {
  const [a, b] = demosOf(
    '<Demo src="./a.tsx" title="A" />\n\n<Demo src="./b.tsx" title="B" highlight="customSort, order" />\n',
  );
  expect(a).toEqual({ src: './a.tsx', title: 'A', highlight: new Set() });
  expect(b?.highlight).toEqual(new Set(['customSort', 'order']));
});

test('a program that continues another is marked where it differs, and data that has changed is not folded', () => {
  const now = program
    .replace("'Country', field", "'Land', field")
    .replace("  { name: 'Oslo' },\n", "  { name: 'Oslo' },\n  { name: 'Bonn' },\n");
  expect(changedLines(program, now)).toEqual([11, 26]);
  expect(changedLines(now, program)).toEqual([11]);
  const { marks, folds } = layoutOf(now, 'cities.tsx', new Set(['components']), program);
  expect(marks).toEqual([
    { from: 11, to: 11 },
    { from: 26, to: 26 },
  ]);
  expect(folds.map(({ label }) => label)).not.toContainEqual(expect.stringContaining('cities'));
  expect(demosOf('<Demo src="./b.tsx" after="./a.tsx" title="x" />')[0]).toMatchObject({
    after: './a.tsx',
  });
});
