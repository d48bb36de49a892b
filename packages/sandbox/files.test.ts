import { expect, test } from 'vitest';
import {
  addFile,
  fileNameOf,
  findFile,
  firstRows,
  isOwnFile,
  joinFiles,
  lineAt,
  lineInText,
  splitFiles,
  withoutLongRows,
  withRows,
  withText,
} from './files';

const program = `import { rows } from './data';\nexport default () => <p>{rows}</p>;\n// File: data.ts\nexport const rows = 1;\n// File: utils/format.ts\nexport const format = 2;\n`;

test('a program of several files can be one text', () => {
  const files = splitFiles(program);
  expect(files.map(({ name }) => [name, lineInText(program, { file: name })])).toEqual([
    ['App.tsx', 1],
    ['data.ts', 4],
    ['utils/format.ts', 6],
  ]);
  expect(joinFiles(files)).toBe(program);
  expect(lineAt(files, { file: 'data.ts', line: 1 })).toBe('export const rows = 1;');
  expect(lineAt(files, { file: 'none.ts', line: 1 })).toBe('');
});

test('a file whose text comes to contain other files becomes several', () => {
  const files = splitFiles('let a;\n// File: b.ts\nlet b;');
  expect(joinFiles(withText(files, 1, 'let c;'))).toBe('let a;\n// File: b.ts\nlet c;');
  expect(withText(files, 0, 'let c;\n// File: c.ts\n')[1]).toEqual({ name: 'c.ts', text: '' });
  expect(withText(files, 1, '// File: c.ts\nlet c;')).toHaveLength(3);
  expect(withText(files, 1, 'let b;\n// File: App.tsx')).toHaveLength(2);
  expect(['c.ts', 'b.ts', '.c.ts'].map((name) => addFile(files, { name, text: '' }).length)).toEqual([
    3, 2, 2,
  ]);
});

test('a comment that only names the pasted file begins none', () => {
  expect(splitFiles('// File: App.js\nlet a;')).toHaveLength(1);
  expect(splitFiles('let a;\n// File: see the docs')).toHaveLength(1);
});

test('an import finds its file by the ways people write it', () => {
  const files = splitFiles(program);
  const nameOf = (specifier: string, from = 'App.tsx') => findFile(files, from, specifier)?.name;
  expect(nameOf('./data')).toBe('data.ts');
  expect(nameOf('./data.js')).toBe('data.ts');
  expect(nameOf('../data')).toBe('data.ts');
  expect(nameOf('@/utils/format')).toBe('utils/format.ts');
  expect(nameOf('utils/format')).toBe('utils/format.ts');
  expect(nameOf('./format', 'utils/other.ts')).toBe('utils/format.ts');
  expect(nameOf('react')).toBeUndefined();
});

test('own files are told from packages, and get a name', () => {
  expect(['./a', '../data', '@/x', 'utils/x', 'context/Auth', 'src/a'].every(isOwnFile)).toBe(true);
  expect(['react', '@mui/material/Button', 'date-fns/locale', 'lodash/get'].some(isOwnFile)).toBe(false);
  expect(fileNameOf('../utils/format')).toBe('utils/format.tsx');
  expect(fileNameOf('./data.json')).toBe('data.json');
});

test('a second header with a name that is taken is part of the file above it', () => {
  const files = splitFiles('let a;\n// File: b.ts\nlet b;\n// File: b.ts\nlet c;');
  expect(files.map(({ name, text }) => [name, text])).toEqual([
    ['App.tsx', 'let a;'],
    ['b.ts', 'let b;\n// File: b.ts\nlet c;'],
  ]);
});

test('rows of over 200 kB stay out of what is kept, and only the first ones are read for their types', () => {
  const withFile = (rows: string) =>
    joinFiles([
      { name: 'App.tsx', text: "import rows from './rows.json';" },
      { name: 'rows.json', text: rows },
    ]);
  const rowsOf = (text: string) => JSON.parse(splitFiles(text)[1]?.text ?? '') as unknown[];
  const listOf = (count: number) =>
    `[\n${Array.from({ length: count }, (_, id) => `  ${JSON.stringify({ id, name: `Person ${id}` })}`).join(',\n')}\n]\n`;
  const [short, long] = [listOf(10), listOf(9000)];
  expect(withoutLongRows(withFile(short))).toBe(withFile(short));
  expect(rowsOf(withoutLongRows(withFile(long)))).toEqual([]);
  expect(rowsOf(joinFiles(withRows(splitFiles(withFile('[]')), short)))).toHaveLength(10);
  // A single long file stays as it is.
  const program = `// ${'x'.repeat(300_000)}`;
  expect(withoutLongRows(program)).toBe(program);

  expect(firstRows({ name: 'rows.json', text: short }).text).toBe(short);
  const first = JSON.parse(firstRows({ name: 'rows.json', text: long }).text) as unknown[];
  expect(first.length).toBeGreaterThan(100);
  expect(first.length).toBeLessThan(1000);
});
