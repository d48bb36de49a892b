import { expect, test } from 'vitest';
import { answer } from '../../src/sandbox/types/answer';
import type { Language } from '../../src/sandbox/types/language';
import type { Answers, Completions, Hover } from '../../src/sandbox/types/protocol';
import { programOf } from './programs';

/** Tests of programs that have more than one file, with the language of the worker. */
export function severalFiles(getLanguage: () => Language): void {
  /** What is wrong, and where: the name of the file, the marked text and the message. */
  const problemsOf = (texts: Record<string, string>): string[] => {
    const found = answer(getLanguage(), { ask: 'problems', ...programOf(texts) }) as Answers['problems'];
    return Object.entries(found).flatMap(([name, findings]) =>
      findings.map(({ from, to, message }) => `${name}: ${texts[name]?.slice(from, to)}: ${message}`),
    );
  };
  const offeredIn = (texts: Record<string, string>, name: string, before: string): string[] => {
    const position = (texts[name] ?? '').indexOf(before) + before.length;
    const question = { ask: 'completions' as const, ...programOf(texts, name), position };
    return (
      (answer(getLanguage(), question) as Completions | undefined)?.offers.map((offer) => offer.name) ?? []
    );
  };

  test('its imports have the types of the files', () => {
    expect(problemsOf(whole)).toEqual([]);
    const position = app.indexOf('rows,');
    const hover = answer(getLanguage(), { ask: 'hover', ...programOf(whole), position }) as Hover;
    expect(hover.signature).toContain('rows: Row[]');
    expect(
      offeredIn({ ...whole, 'App.tsx': app.replace('row.name', 'row.') }, 'App.tsx', 'shout(row.'),
    ).toEqual(['id', 'name']);
  });

  test('a mistake is told in the file that it is in', () => {
    expect(problemsOf({ ...whole, 'App.tsx': app.replace('row.name', 'row.nam') })).toEqual([
      'App.tsx: nam: A value of type `Row` has no `nam`; did you mean `name`?',
    ]);
    expect(problemsOf({ ...whole, 'data.ts': data.replace("'Ada'", '3') })).toEqual([
      'data.ts: name: `name` has to be a string, but is `3`.',
    ]);
    expect(problemsOf({ ...whole, 'server.json': '{ "/rows": [1, }' })[0]).toMatch(/^server.json: /);
  });

  test('a file that comes, goes or is renamed is followed', () => {
    const { 'data.ts': text, ...others } = whole;
    const isNotThere =
      "App.tsx: './data': `./data` is a file of your own, and it isn't here. Make it, then paste what is in it.";
    expect(problemsOf(others)).toEqual([isNotThere]);
    expect(problemsOf({ ...others, 'data.ts': text })).toEqual([]);
    expect(problemsOf({ ...others, 'people.ts': text })).toEqual([isNotThere]);
    expect(
      problemsOf({ ...others, 'people.ts': text, 'App.tsx': app.replace('./data', './people') }),
    ).toEqual([]);
    expect(problemsOf({ ...whole, 'data.ts': text.replace('rows:', 'people:') })).toEqual([
      "App.tsx: rows: `./data` doesn't export `rows`. Did you mean `Row`?",
    ]);
  });

  test('the names of its files and of what they export are offered in an import', () => {
    const path = { ...whole, 'App.tsx': app.replace("'./data'", "'./'"), 'rows.json': '[]' };
    expect(offeredIn(path, 'App.tsx', "from './")).toEqual(['data', 'rows.json', 'utils']);
    const names = { ...whole, 'App.tsx': app.replace('{ rows, type Row }', '{  }') };
    expect(offeredIn(names, 'App.tsx', "Column } from '@material-table/core';\nimport { ")).toEqual(
      expect.arrayContaining(['rows', 'Row']),
    );
  });

  test('a file without types is JavaScript beside one that has them, and sees only what is exported', () => {
    const plain =
      "import { shout } from './utils/shout.js';\nexport default function App({ name }) {\n  return <p>{shout(name)}{rows}</p>;\n}\n";
    expect(problemsOf({ ...whole, 'App.tsx': plain })).toEqual(['App.tsx: rows: `rows` is not defined.']);
    const loose =
      "import { rows } from './data';\nimport { useState } from 'react';\nexport default function App({ find }) {\n  const [all, setAll] = useState([]);\n  return <p onClick={() => setAll(rows)}>{rows.find(find).name}{all.length}</p>;\n}\n";
    expect(problemsOf({ ...whole, 'App.tsx': loose })).toEqual([]);
    const js = "import rows from './rows.json';\nexport const names = rows.map((row) => row.name);\n";
    expect(problemsOf({ ...whole, 'names.js': js, 'rows.json': '[{ "name": "Ada" }]' })).toEqual([]);
  });
}

const app = `import { useState } from 'react';
import MaterialTable, { type Column } from '@material-table/core';
import { rows, type Row } from './data';
import { shout } from '@/utils/shout';

const columns: Column<Row>[] = [{ title: 'Name', field: 'name', render: (row) => shout(row.name) }];

export default function App() {
const [data] = useState(rows);
return <MaterialTable title="People" columns={columns} data={data} />;
}
`;
const data = `export interface Row {
id: number;
name: string;
}

export const rows: Row[] = [{ id: 1, name: 'Ada' }];
`;
const shout = 'export const shout = (text: string) => text.toUpperCase();\n';
const whole = { 'App.tsx': app, 'data.ts': data, 'utils/shout.ts': shout };
