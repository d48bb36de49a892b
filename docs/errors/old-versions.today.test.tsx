import MaterialTable from '@material-table/core';
import { createRef } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { shown } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

interface Methods {
  onTreeExpandChanged: (path: string[], row: object) => void;
  onGroupExpandChanged: (path: number[]) => void;
}

proves(
  [
    'A method of `tableRef` that gets the path of a missing row causes it, too.',
    'In 8.0.3, calling `onGroupExpandChanged` of `tableRef` with the path of a missing group causes it.',
  ],
  () => {
    const tableRef = createRef<Methods>();
    const grouped = columns({ city: { defaultGroupOrder: 0 } });
    mount(<MaterialTable columns={grouped} data={people} tableRef={tableRef} options={{ grouping: true }} />);
    expect(() => tableRef.current?.onGroupExpandChanged([99])).toThrow("reading 'isExpanded'");
    expect(() => tableRef.current?.onGroupExpandChanged([0])).not.toThrow();
    const tree = createRef<Methods>();
    const parentChildData = () => undefined;
    mount(
      <MaterialTable columns={columns()} data={people} tableRef={tree} parentChildData={parentChildData} />,
    );
    expect(() => tree.current?.onTreeExpandChanged(['none'], {})).toThrow("reading 'tableData'");
  },
);

proves('In 8.0.3 the panel just disappears.', async () => {
  const own = columns();
  const table = (hasPanel: boolean) => (
    <MaterialTable
      columns={own}
      data={people}
      {...(hasPanel && { detailPanel: ({ rowData }: { rowData: Person }) => <p>Panel of {rowData.name}</p> })}
    />
  );
  const { el, rerender } = mount(table(true));
  press(el, 'Detail panel visibility toggle');
  await expect.poll(() => el.textContent).toContain('Panel of Cid');
  rerender(table(false));
  await expect.poll(() => el.textContent).not.toContain('Panel of');
  expect(shown(el)).toHaveLength(5);
});
