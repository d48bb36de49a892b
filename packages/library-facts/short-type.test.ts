import { expect, test } from 'vitest';
import { shortType } from './short-type';

test.each([
  [
    'RowData[] | ((query: Query<RowData>) => Promise<QueryResult<RowData>>)',
    'RowData[] | ((query) => Promise<QueryResult>)',
  ],
  ['{\n  label: string;\n  exportFunc: (columns: Column<RowData>[]) => void\n}[]', '{ label, exportFunc }[]'],
  ["(orderBy: number, orderDirection?: 'asc' | 'desc') => void", '(orderBy, orderDirection?) => void'],
  ['({ rowData }: { rowData: RowData }) => React.ReactNode', '({ rowData }) => React.ReactNode'],
  ['{ a: 1; b: 2; c?: 3; d: 4; e: 5; f: 6 }', '{ a, b, c?, d, … }'],
  ["'asc' | 'desc'", "'asc' | 'desc'"],
  ['class MaterialTable<RowData extends object>', 'class MaterialTable<RowData extends object>'],
])('%s', (type, short) => {
  expect(shortType(type)).toBe(short);
});
