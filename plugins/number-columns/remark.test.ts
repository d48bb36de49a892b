import type { Root, Table } from 'mdast';
import { expect, test } from 'vitest';
import { md } from '../markdown';
import numberColumns from './remark';

const marks = (rows: string[][]): boolean[][] => {
  const table: Table = md.table(rows.map((row) => row.map((text) => [md.text(text)])));
  numberColumns()({ type: 'root', children: [table] } satisfies Root);
  return table.children.map((row) => row.children.map(({ data }) => data?.hProperties !== undefined));
};

test('columns of numbers are marked with their head, others are not', () => {
  const rows = [
    ['Rows', 'Size', 'Since', 'Share', 'Words'],
    ['10,000', '1.5 kB', '8.0', '100 %', '5 of 8'],
    ['5', '200 kB', '7.0', '–', '12'],
  ];
  expect(marks(rows)).toEqual(rows.map(() => [true, true, false, true, false]));
});

test('a column without any number is none', () => {
  expect(marks([['A'], ['–'], ['']])).toEqual([[false], [false], [false]]);
});
