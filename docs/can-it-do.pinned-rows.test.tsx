import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../tests/claims/claim';
import { press, sort } from '../tests/claims/hands';
import { all, bodyRow, shown } from '../tests/claims/read';
import { people, type Person } from '../tests/claims/table';

type Row = Person & { pinned?: boolean };

function PinnedByUsers() {
  const [rows, setRows] = useState<Row[]>(people);
  const columns = useMemo<Column<Row>[]>(
    () => [
      {
        title: 'Name',
        field: 'name',
        defaultSort: 'asc',
        customSort: (a, b, _type, direction) => {
          const order = Number(b.pinned ?? false) - Number(a.pinned ?? false);
          if (order !== 0) return direction === 'desc' ? -order : order;
          return a.name.localeCompare(b.name);
        },
      },
    ],
    [],
  );
  const toggle = (id: number) =>
    setRows((rows) => rows.map((row) => (row.id === id ? { ...row, pinned: !row.pinned } : row)));
  return (
    <MaterialTable
      columns={columns}
      data={rows}
      actions={[{ icon: () => <i />, tooltip: 'Pin', onClick: (_event, row) => toggle((row as Row).id) }]}
    />
  );
}

proves(
  'To let users pin rows, read row.pinned instead of the set, and toggle it in a row action: setRows((rows) => rows.map((row) => (row.id === id ? { ...row, pinned: !row.pinned } : row))).',
  () => {
    const { el } = mount(<PinnedByUsers />);
    expect(shown(el)).toEqual(['Ann', 'Bob', 'Cid', 'Dora', 'Eve']);
    const pin = (name: string) => press(all(el, bodyRow)[shown(el).indexOf(name)] as HTMLElement, 'Pin');
    pin('Dora');
    expect(shown(el)).toEqual(['Dora', 'Ann', 'Bob', 'Cid', 'Eve']);
    sort(el, 'Name');
    expect(shown(el)).toEqual(['Dora', 'Leo', 'Kim', 'Jon', 'Ida']);
    pin('Kim');
    expect(shown(el)).toEqual(['Kim', 'Dora', 'Leo', 'Jon', 'Ida']);
    pin('Dora');
    expect(shown(el)).toEqual(['Kim', 'Leo', 'Jon', 'Ida', 'Hal']);
  },
);
