import { expect, test } from 'vitest';
import { extractTypes } from './extract';

const types = `
import React from 'react';
interface Hidden { secret: string }
export type ALL = 'all';
export interface MaterialTableProps<RowData extends object> {
  columns: Column<RowData>[];
  editable?: {
    /** Whether a row may go. */
    onRowDelete?: (row: RowData) => Promise<unknown>;
  };
  /**
   * @deprecated use onOrderCollectionChange instead.
   */
  onOrderChange?: (orderBy: number) => void;
}
export interface Column<RowData extends object> {
  // Shows the count
  kind?:
    | 'a'
    | "b";
  size?: { left?: number; right?: number };
  menu?: {
    label: string;
    run: (columns: Column<RowData>[], renderData: RowData[], tableData: { searchedData: RowData[] }) => void;
  }[];
}
export interface Localization {
  error?: string;
  body?: { add?: string; row?: { save?: React.ReactNode } };
}
export const MTableCell: (props: any) => React.ReactElement;
export default class MaterialTable<RowData extends object> extends React.Component<MaterialTableProps<RowData>> {
  clearCriteria: () => void;
}
`;

const facts = extractTypes(types);
const find = (group: string, name: string) => facts.groups.get(group)?.find((member) => member.name === name);

test('exported interfaces are groups, in the order of the file', () => {
  expect([...facts.groups.keys()]).toEqual([
    'MaterialTableProps',
    'editable',
    'Column',
    'Localization',
    'TableRef',
  ]);
});

test('a member has its name, type, whether it is optional, and its line', () => {
  expect(find('MaterialTableProps', 'columns')).toEqual({
    name: 'columns',
    type: 'Column<RowData>[]',
    isOptional: false,
    line: 6,
  });
});

test('the members of editable are their own group', () => {
  expect(find('editable', 'onRowDelete')).toMatchObject({
    type: '(row: RowData) => Promise<unknown>',
  });
});

test('a deprecation says what its tag says', () => {
  expect(find('MaterialTableProps', 'onOrderChange')?.deprecated).toBe(
    'use onOrderCollectionChange instead.',
  );
});

test('unions and short objects are on one line, whatever the quotes and line breaks of the source', () => {
  expect(find('Column', 'kind')).toMatchObject({ type: "'a' | 'b'" });
  expect(find('Column', 'size')?.type).toBe('{ left?: number; right?: number }');
});

test('long objects keep one line for each of their members', () => {
  expect(find('Column', 'menu')?.type.split('\n')).toEqual([
    '{',
    '  label: string;',
    '  run: (columns: Column<RowData>[], renderData: RowData[], tableData: { searchedData: RowData[] }) => void;',
    '}[]',
  ]);
});

test('localization texts have dotted names', () => {
  expect(facts.groups.get('Localization')?.map((member) => member.name)).toEqual([
    'error',
    'body.add',
    'body.row.save',
  ]);
});

test('values and the methods of the table are told apart from types', () => {
  expect(facts.values).toEqual(['MTableCell', 'default']);
  expect(find('TableRef', 'clearCriteria')?.type).toBe('() => void');
});
