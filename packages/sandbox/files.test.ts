import { expect, test } from 'vitest';
import {
  addFile,
  fileNameOf,
  findFile,
  firstRows,
  hasFile,
  isOwnFile,
  joinFiles,
  locate,
  splitFiles,
  withoutLongRows,
  withRows,
} from './files';

const program = `import { rows } from './data';\nexport default () => <p>{rows}</p>;\n// File: data.ts\nexport const rows = 1;\n// File: utils/format.ts\nexport const format = 2;\n`;

test('a program of several files is one text, and each line knows its file', () => {
  const files = splitFiles(program);
  expect(files.map(({ name, firstLine }) => [name, firstLine])).toEqual([
    ['App.tsx', 1],
    ['data.ts', 4],
    ['utils/format.ts', 6],
  ]);
  expect(joinFiles(files)).toBe(program);
  expect(locate(files, 2)).toEqual({ index: 0, line: 2 });
  expect(locate(files, 4)).toEqual({ index: 1, line: 1 });
  expect(locate(files, 7)).toEqual({ index: 2, line: 2 });
  expect(splitFiles(addFile('let a;', { name: 'b.ts', text: 'let b;' })).map(({ text }) => text)).toEqual([
    'let a;',
    'let b;',
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
  expect(rowsOf(withRows(withFile('[]'), short))).toHaveLength(10);
  // A single long file stays as it is.
  const program = `// ${'x'.repeat(300_000)}`;
  expect(withoutLongRows(program)).toBe(program);

  expect(firstRows({ name: 'rows.json', text: short }).text).toBe(short);
  const first = JSON.parse(firstRows({ name: 'rows.json', text: long }).text) as unknown[];
  expect(first.length).toBeGreaterThan(100);
  expect(first.length).toBeLessThan(1000);
  expect([withFile('[]'), 'let a;'].map((text) => hasFile(text, 'rows.json'))).toEqual([true, false]);
});
