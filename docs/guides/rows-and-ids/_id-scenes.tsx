import MaterialTable from '@material-table/core';
import type { ReactElement } from 'react';

interface Row {
  id?: number;
  name: string;
}

/** Tables whose rows have an id, or not, by name. */
const scenes: Record<string, () => ReactElement> = {
  all: () =>
    table([
      { id: 1, name: 'Ada' },
      { id: 2, name: 'Bob' },
    ]),
  allButOne: () => table([{ id: 1, name: 'Ada' }, { name: 'Bob' }]),
  none: () => table([{ name: 'Ada' }, { name: 'Bob' }]),
  twoTables: () => (
    <>
      {table([{ name: 'Ada' }])}
      {table([{ name: 'Bob' }, { name: 'Cid' }])}
    </>
  ),
};
export default scenes;

const table = (data: Row[]) => (
  <MaterialTable columns={[{ title: 'Name', field: 'name' }]} data={data as { id: number; name: string }[]} />
);
