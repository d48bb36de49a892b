import MaterialTable, { type Column } from '@material-table/core';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../tests/claims/claim';
import { click } from '../tests/claims/hands';
import { bodyRow, one } from '../tests/claims/read';
import { columns, mountTable, people, type Person } from '../tests/claims/table';

proves('The table writes into your columns.', () => {
  const mine: Column<Person>[] = columns();
  mount(<MaterialTable columns={mine} data={people} />);
  expect(mine[0]).toHaveProperty('tableData');
});

proves('onSelectionChange passes copies of your rows with a tableData field.', () => {
  const onSelectionChange = vi.fn();
  const { el } = mountTable({ selection: true }, { onSelectionChange });
  click(one(el, `${bodyRow} input[type=checkbox]`));
  expect(onSelectionChange.mock.lastCall?.[0]).toMatchObject([
    { id: 1, name: 'Cid', tableData: { checked: true } },
  ]);
});

proves('Tree rows stay in a flat array, and parentChildData finds the parent.', () => {
  const rows = [
    { id: 1, name: 'Photos' },
    { id: 2, name: 'Summer', parentId: 1 },
  ];
  const Tree = () => {
    const [treeColumns] = useState<Column<(typeof rows)[number]>[]>([{ title: 'Name', field: 'name' }]);
    return (
      <MaterialTable
        columns={treeColumns}
        data={rows}
        parentChildData={(row, all) => all.find(({ id }) => id === row.parentId)}
        options={{ defaultExpanded: true }}
      />
    );
  };
  expect(mount(<Tree />).el.textContent).toContain('Summer');
});
