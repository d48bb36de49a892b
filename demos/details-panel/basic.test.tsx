import MaterialTable, { MTableEditRow } from '@material-table/core';
import { TableCell, TableRow } from '@mui/material';
import { useMemo, useState, type ComponentProps } from 'react';
import { expect, vi, onTestFinished } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, buttonOf, one, texts, toggle as toggleButton } from '../../tests/claims/read';
import { columns, mountTable, people, save, type Person } from '../../tests/claims/table';
import { textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicLoad from './basic.load';
import BasicOpen from './basic.open';
import Panels from './basic.panels';
import BasicRowClick from './basic.row-click';
import BasicSeveral from './basic.several';
import BasicState from './basic.state';

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

const toggles = (demo: Locator, row: RegExp) =>
  demo
    .getByRole('row', { name: row })
    .first()
    .getByRole('button', { name: 'Detail panel visibility toggle' });

proves(
  [
    'detailPanel accepts a function that receives an object with rowData and returns the content.',
    'Each row then has an arrow that opens its panel.',
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect
      .element(demo.getByRole('list', { name: 'Items of B-310' }))
      .toHaveTextContent('Paper cups, 500');
    await toggles(demo, /B-311/).click();
    await toggles(demo, /B-313/).click();
    await expect.element(demo.getByRole('list', { name: 'Items of B-311' })).toHaveTextContent('Mug, blue');
    await expect
      .element(demo.getByRole('list', { name: 'Items of B-313' }))
      .toHaveTextContent('Hand grinder');
    await toggles(demo, /B-311/).click();
    await expect.element(demo.getByRole('list', { name: 'Items of B-311' })).not.toBeInTheDocument();
    await expect.element(demo.getByRole('list', { name: 'Items of B-313' })).toBeVisible();
  },
);

proves(
  [
    'If you pass an array, each row has an icon for each panel, and shows one panel at a time.',
    'An entry can be a function of the row, so that its icon or disabled state depends on the row.',
  ],
  async () => {
    const demo = visit(<BasicSeveral />);
    const heron = toggles(demo, /Heron/);
    await expect.poll(() => heron.elements()).toHaveLength(2);
    const icon = heron.nth(0).byCss('path');
    const closedIcon = icon.element().getAttribute('d');
    await heron.nth(0).hover();
    await expect.element(page.getByRole('tooltip', { name: 'Where it stands' })).toBeVisible();
    await heron.nth(0).click();
    await expect.element(demo.getByText('It stands at Quay 4.')).toBeVisible();
    await expect.element(icon).not.toHaveAttribute('d', closedIcon);
    await heron.nth(1).click();
    await expect.element(demo.getByText('Last service: brakes, new chain')).toBeVisible();
    await expect.element(demo.getByText('It stands at Quay 4.')).not.toBeInTheDocument();
    await expect.element(toggles(demo, /Kestrel/).nth(1)).toBeDisabled();
  },
);

proves(["If you pass a row with the panel's function in this field, its panel starts open"], async () => {
  const demo = visit(<BasicOpen />);
  await expect.element(demo.getByText('Held at customs, expected one day later.')).toBeVisible();
  await expect.element(demo.getByText('Truck broke down, a second one is on its way.')).toBeVisible();
  await expect.element(demo.getByText('Signed by the neighbor.')).not.toBeInTheDocument();
  await toggles(demo, /D-72/).click();
  await expect.element(demo.getByText('Held at customs, expected one day later.')).not.toBeInTheDocument();
});

proves(['The third argument of onRowClick contains toggleDetailPanel.'], async () => {
  const demo = visit(<BasicRowClick />);
  await demo.getByRole('cell', { name: 'First aid' }).click();
  await expect.element(demo.getByText('A full day, with a certificate.')).toBeVisible();
  await demo.getByRole('cell', { name: 'First aid' }).click();
  await expect.element(demo.getByText('A full day, with a certificate.')).not.toBeInTheDocument();
  await expect.poll(() => textsOf(demo.getByRole('log'))).toEqual(['closed: First aid open: First aid']);
});

proves(
  [
    'Use hooks in a component that your function returns.',
    'Its state is kept as long as the panel is open. Keep state that should survive closing, such as the saved note in this demo, in the page.',
    'The panel stays open when the rows change',
  ],
  async () => {
    const demo = visit(<BasicState />);
    await toggles(demo, /Harbor/).click();
    const note = demo.getByRole('textbox', { name: 'Note for Harbor' });
    await userEvent.type(note, 'Window is stuck');
    await expect
      .element(demo.getByRole('cell', { name: 'Window is stuck', exact: true }))
      .not.toBeInTheDocument();
    await demo.getByRole('button', { name: 'Save' }).click();
    await expect.element(demo.getByRole('cell', { name: 'Window is stuck', exact: true })).toBeVisible();
    await expect.element(note).toHaveValue('Window is stuck');
    await userEvent.type(note, ' again');
    await toggles(demo, /Harbor/).click();
    await expect.element(note).not.toBeInTheDocument();
    await toggles(demo, /Harbor/).click();
    await expect.element(note).toHaveValue('Window is stuck');
  },
);

proves(
  [
    "A panel's component is mounted when the panel opens and unmounted when it closes, so it can load its data in an effect.",
    "Keep the response in the page's state, so that the panel can show it immediately when it is reopened.",
  ],
  async () => {
    const demo = visit(<BasicLoad />);
    // A busy machine may show the progress for less time than a look at it takes, so each is noted.
    const waits = new Set<string | null>();
    const observer = new MutationObserver(() => {
      for (const bar of all(demo.element(), '[role=progressbar]')) waits.add(bar.getAttribute('aria-label'));
    });
    observer.observe(demo.element(), { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    await toggles(demo, /B-310/).click();
    await expect.element(demo.getByText('Espresso beans, 2 kg')).toBeVisible();
    await toggles(demo, /B-310/).click();
    await expect.element(demo.getByText('Espresso beans, 2 kg')).not.toBeInTheDocument();
    await toggles(demo, /B-310/).click();
    await expect.element(demo.getByText('Espresso beans, 2 kg')).toBeVisible();

    await toggles(demo, /B-311/).click();
    await expect.element(demo.getByRole('alert')).toHaveTextContent('The items could not be loaded.');
    await demo.getByRole('button', { name: 'Retry' }).click();
    await expect.element(demo.getByText('Tea tin; mug, blue; mug, white')).toBeVisible();
    expect([...waits]).toEqual(['Loading the items of B-310', 'Loading the items of B-311']);
  },
);

proves(
  [
    'While a row is being edited, its panel is hidden.',
    "To show the panel's fields below the row, wrap components.EditRow and return a second TableRow",
  ],
  async () => {
    function EditRow(props: ComponentProps<typeof MTableEditRow>) {
      return (
        <>
          <MTableEditRow {...props} />
          <TableRow>
            <TableCell colSpan={6}>
              <input aria-label="Note" />
            </TableCell>
          </TableRow>
        </>
      );
    }
    const detailPanel = ({ rowData }: { rowData: Person }) => <p>{rowData.name} in detail</p>;
    const props = { detailPanel, components: { EditRow }, editable: { onRowUpdate: save } };
    const { el } = mountTable({ defaultExpanded: true }, props);
    click(one(el, 'tbody button'));
    await expect.poll(() => el.textContent).toContain('Cid in detail');
    press(el, 'Edit');
    await expect.poll(() => el.querySelector('[aria-label="Note"]')).not.toBeNull();
    expect(el.textContent).not.toContain('Cid in detail');
  },
);

const today = ({ rowData }: { rowData: Person }) => <p>Today {rowData.name}</p>;

const table = (data: Person[], onRowClick = vi.fn()) => (
  <MaterialTable columns={columns()} data={data} detailPanel={today} onRowClick={onRowClick} />
);

const stored = ({ rowData }: { rowData: Person }) => <p>Stored {rowData.name}</p>;

proves('The rows you stored contain tableData.showDetailPanel, as do the rows in events.', async () => {
  const onRowClick = vi.fn();
  const first = mount(table(people.slice(0, 1), onRowClick));
  press(first.el, toggleButton);
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
    press(el, toggleButton);
    expect(opener()).toBe(today);
    press(el, toggleButton);
    expect(opener()).toBeUndefined();
    await expect.poll(() => el.textContent).not.toContain('Today Cid');
  },
);
