import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, press } from '../../tests/claims/table';

proves('all children of an open node are added to it, whatever pageSize says', () => {
  const children = Array.from({ length: 40 }, (_, index) => ({ id: index + 2, name: `${index}`, parent: 1 }));
  const { el } = mount(
    <MaterialTable<{ id: number; name: string; parent?: number }>
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'all' }, ...children]}
      parentChildData={(row, rows) => rows.find(({ id }) => id === row.parent)}
      options={{ pageSize: 5 }}
    />,
  );
  press(el, 'Detail panel visibility toggle');
  expect(all(el, bodyRow)).toHaveLength(41);
});
