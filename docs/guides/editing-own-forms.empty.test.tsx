import MaterialTable, { type Column } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all } from '../../tests/claims/read';

interface Guest {
  id: number;
  name?: string;
}

proves('To let users fill in an empty table, start with empty rows, [{ id: 1 }, { id: 2 }]', () => {
  const columns: Column<Guest>[] = [
    { title: 'Name', field: 'name', render: ({ id }) => <input aria-label={`Name ${id}`} /> },
  ];
  const { el } = mount(<MaterialTable columns={columns} data={[{ id: 1 }, { id: 2 }]} />);
  expect(all(el, 'tbody input').map((input) => input.ariaLabel)).toEqual(['Name 1', 'Name 2']);
});
