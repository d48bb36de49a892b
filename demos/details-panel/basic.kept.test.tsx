import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { one, toggle } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

const today = ({ rowData }: { rowData: Person }) => <p>Today {rowData.name}</p>;

const table = (data: Person[], onRowClick = vi.fn()) => (
  <MaterialTable columns={columns()} data={data} detailPanel={today} onRowClick={onRowClick} />
);

const stored = ({ rowData }: { rowData: Person }) => <p>Stored {rowData.name}</p>;

proves('The rows you stored contain tableData.showDetailPanel, as do the rows in events.', async () => {
  const onRowClick = vi.fn();
  const first = mount(table(people.slice(0, 1), onRowClick));
  press(first.el, toggle);
  await expect.poll(() => first.el.textContent).toContain('Today Cid');
  one(first.el, 'tbody td:nth-of-type(2)').click();
  const row = onRowClick.mock.lastCall?.[1] as Person & { tableData: object };
  expect(row.tableData).toHaveProperty('showDetailPanel');
  first.unmount();
  expect(mount(table([row])).el.textContent).toContain('Today Cid');
  const { tableData: _, ...clean } = row;
  expect(mount(table([clean])).el.textContent).not.toContain('Today');
  expect(people[0]).not.toHaveProperty('tableData');
});

proves(
  'A panel opened with an earlier version of the function takes two clicks to close, because the first click only replaces the function.',
  async () => {
    const onRowClick = vi.fn();
    const row = { id: 1, name: 'Cid', city: 'Bonn', age: 41, tableData: { showDetailPanel: stored } };
    const { el } = mount(table([row], onRowClick));
    const opener = () => {
      one(el, 'tbody td:nth-of-type(2)').click();
      const clicked = onRowClick.mock.lastCall?.[1] as typeof row | undefined;
      expect(clicked).toBeDefined();
      return clicked?.tableData.showDetailPanel;
    };
    expect(el.textContent).toContain('Today Cid');
    expect(opener()).toBe(stored);
    press(el, toggle);
    expect(opener()).toBe(today);
    press(el, toggle);
    expect(opener()).toBeUndefined();
    await expect.poll(() => el.textContent).not.toContain('Today Cid');
  },
);
