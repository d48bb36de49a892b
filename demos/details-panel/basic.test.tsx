import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, buttonOf, one, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import Panels from './basic.panels';

const panel = () => <p>Panel</p>;

function Closing() {
  const made = useMemo(columns, []);
  const [open, setOpen] = useState<number[]>([1]);
  const rows = useMemo(
    () =>
      people.map((person) => ({
        ...person,
        tableData: { showDetailPanel: open.includes(person.id) ? panel : undefined },
      })),
    [open],
  );
  return <MaterialTable columns={made} data={rows} detailPanel={panel} onPageChange={() => setOpen([])} />;
}

function Cancelable() {
  const made = useMemo(() => columns(), []);
  const [open, setOpen] = useState([1, 2]);
  const panel = ({ rowData }: { rowData: Person }) => (
    <button
      name={`cancel-${rowData.id}`}
      onClick={() => setOpen((ids) => ids.filter((id) => id !== rowData.id))}
    >
      Cancel
    </button>
  );
  const rows = people.map((row) => ({
    ...row,
    tableData: { showDetailPanel: open.includes(row.id) ? panel : undefined },
  }));
  return <MaterialTable columns={made} data={rows} detailPanel={panel} />;
}

const toggle = 'button[aria-label="Detail panel visibility toggle"]';

proves(
  'If the ids are in state, as above, one line is enough: onPageChange={() => setOpen([])}.',
  async () => {
    const { el } = mount(<Closing />);
    expect(el.textContent).toContain('Panel');
    press(el, 'Next Page');
    press(el, 'Previous Page');
    await expect.poll(() => el.textContent).not.toContain('Panel');
  },
);

proves(
  "If the ids are in state, a button in the panel can remove its row's id: setOpen((ids) => ids.filter((id) => id !== rowData.id)).",
  async () => {
    const { el } = mount(<Cancelable />);
    expect(all(el, 'button[name]')).toHaveLength(2);
    click(one(el, 'button[name="cancel-1"]'));
    await expect
      .poll(() => all(el, 'button[name]').map((button) => button.getAttribute('name')))
      .toEqual(['cancel-2']);
  },
);

proves('update the ids when users click', async () => {
  const { el } = mount(<Panels />);
  const open = () => texts(el, 'p').filter((text) => text.startsWith('Ordered on'));
  click(buttonOf('Expand all'));
  await expect.poll(() => open().length).toBe(5);
  click(one(el, toggle));
  await expect.poll(() => open().length).toBe(4);
  press(el, 'Next Page');
  await expect.poll(() => open().length).toBe(5);
  click(buttonOf('Collapse all'));
  await expect.poll(open).toEqual([]);
  click(all(el, toggle)[1] as HTMLElement);
  await expect.poll(open).toEqual(['Ordered on 2025-10-21']);
});

proves("or the first click on an arrow doesn't close the panel", async () => {
  const openAfterClick = async (showDetailPanel: () => unknown) => {
    const onDetailPanelChange = vi.fn();
    const { el } = mountTable(
      {},
      {
        data: people.map((person) => ({ ...person, tableData: { showDetailPanel } })),
        detailPanel: panel,
        onDetailPanelChange,
        onTreeExpandChange: () => undefined,
      },
    );
    await expect.poll(() => all(el, '.panel').length).toBe(5);
    click(one(el, toggle));
    return onDetailPanelChange.mock.lastCall?.[1] as unknown;
  };
  const panel = () => <p className="panel">open</p>;
  expect(await openAfterClick(panel)).toBe('closed');
  expect(await openAfterClick(() => null)).toBe('open');
});
