import type { Column, MaterialTableProps } from '@material-table/core';

export interface Row {
  id: number;
  name: string;
  team: string;
  age: number;
  parent?: number;
}

/** A table to record, and a user's actions. The name completes "present with …". */
export interface Scenario {
  name: string;
  props: () => Partial<MaterialTableProps<Row>> & { columns: Column<Row>[] };
  /** Buttons to press, in order, by CSS selector. */
  press?: string[];
  /** What must be in the table at the end, or the recording fails. */
  expect: string;
}

/** The columns of a scenario, with its additions to some of them. */
export function columns(more: Partial<Record<keyof Row, Partial<Column<Row>>>> = {}): Column<Row>[] {
  return [
    { title: 'Name', field: 'name', ...more.name },
    { title: 'Team', field: 'team', ...more.team },
    { title: 'Age', field: 'age', type: 'numeric' },
  ];
}

/** The data of each scenario without its own. */
export const rows: Row[] = [
  { id: 1, name: 'Ann', team: 'Red', age: 41 },
  { id: 2, name: 'Bob', team: 'Red', age: 30, parent: 1 },
  { id: 3, name: 'Cy', team: 'Blue', age: 25 },
];
