import MaterialTable from '@material-table/core';
import { useState } from 'react';
import { expect } from 'vitest';
import { proves, mount } from './claim';
import { click } from './hands';
import { all, shown } from './read';
import { columns, mountTable, people } from './table';

proves(
  [
    'only the title and the arrow are clickable',
    'The second rule stretches the button over the cell, so users can click anywhere in the header.',
  ],
  () => {
    const farRight = (el: ParentNode) => {
      const cell = all(el, 'th')[0]?.getBoundingClientRect();
      if (!cell) throw new Error('The table has no header.');
      return document.elementFromPoint(cell.right - 44, cell.top + cell.height / 2) as HTMLElement;
    };
    const first = shown(mountTable().el);
    for (const draggable of [true, false]) {
      const plain = mountTable({ draggable });
      click(farRight(plain.el));
      expect(shown(plain.el)).toEqual(first);
      plain.unmount();
      const sx = { '& thead .MuiTableSortLabel-root': { width: '100%' } };
      const { el, unmount } = mountTable({ draggable }, { sx });
      click(farRight(el));
      expect(shown(el)[0]).toBe('Ann');
      unmount();
    }
  },
);

proves(
  [
    'Set clientSorting: false, request the sorted rows in onOrderCollectionChange, and pass the new array.',
    'Otherwise, the table sorts your array again.',
  ],
  () => {
    const byLength = [...people].sort((a, b) => a.name.length - b.name.length || a.age - b.age);
    function Sorted({ clientSorting }: { clientSorting?: boolean }) {
      const [made] = useState(columns);
      const [rows, setRows] = useState(people);
      return (
        <MaterialTable
          columns={made}
          data={rows}
          options={clientSorting === undefined ? {} : { clientSorting }}
          onOrderCollectionChange={() => setRows(byLength)}
        />
      );
    }
    const names = (clientSorting?: boolean) => {
      const { el } = mount(<Sorted clientSorting={clientSorting} />);
      click(all(el, '[data-testid=mtableheader-sortlabel]')[0] ?? el);
      return shown(el);
    };
    expect(names(false)).toEqual(byLength.slice(0, 5).map(({ name }) => name));
    expect(names()).toEqual(['Ann', 'Bob', 'Cid', 'Dora', 'Eve']);
  },
);

proves('Offer only one size, such as pageSizeOptions: [10].', () => {
  expect(all(mountTable().el, '[role="combobox"]')).toHaveLength(1);
  const { el } = mountTable({ pageSize: 10, pageSizeOptions: [10] });
  expect(all(el, '[role="combobox"]')).toEqual([]);
  expect(shown(el)).toHaveLength(10);
});
