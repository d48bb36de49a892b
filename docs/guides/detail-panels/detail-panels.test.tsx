import { proves, mount } from '../../../tests/claims/claim';
import PanelsAlwaysOpen from './always-open';
import {
  texts,
  all,
  one,
  bodyRow,
  shown,
  toggle as toggleButton,
  buttonOf,
} from '../../../tests/claims/read';
import { expect, vi, onTestFinished } from 'vitest';
import { pressText, click, fill, press } from '../../../tests/claims/hands';
import { columns, type Person, people, mountTable, save } from '../../../tests/claims/table';
import MaterialTable from '@material-table/core';
import { useState, useEffect, createRef } from 'react';
import Panels from './expand-all';
import { visit } from '../../../tests/claims/visit';
import BasicState from './state';
import { type Locator, userEvent } from 'vitest/browser';
import BasicLoad from './load';

const toggles = (demo: Locator, row: RegExp) =>
  demo
    .getByRole('row', { name: row })
    .first()
    .getByRole('button', { name: 'Detail panel visibility toggle' });

const today = ({ rowData }: { rowData: Person }) => <p>Today {rowData.name}</p>;

const stored = ({ rowData }: { rowData: Person }) => <p>Stored {rowData.name}</p>;

const toggle = `button[aria-label="${toggleButton}"]`;

const rowOf = (el: ParentNode, name: string) => {
  const found = all(el, bodyRow).find(({ textContent }) => textContent?.includes(name));
  if (!found) throw new Error(`no row ${name}`);
  return found;
};

function Note() {
  const [text, setText] = useState('');
  return <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />;
}

const mounted = vi.fn();

function Panel() {
  useEffect(() => mounted(), []);
  return <p>Panel</p>;
}

/** What the types lack of the table behind `tableRef`. */
interface TableWithData {
  dataManager: { data: (Person & { tableData?: { showDetailPanel?: unknown } })[] };
}

proves(
  [
    "Hide the arrows with showDetailPanelIcon: false, and pass the panel's function as tableData.showDetailPanel in each row.",
    'undefined closes the panel, so a button can toggle all panels.',
    'A panel shows the result of the latest function, so it follows the state of the page, such as the unit in this demo.',
  ],
  async () => {
    const { el } = mount(<PanelsAlwaysOpen />);
    const panels = () => texts(el, 'tbody p');
    await expect.poll(panels).toEqual(['15 °C', '20 °C', '22 °C']);
    expect(all(el, toggle)).toEqual([]);
    pressText(el, 'Show °F');
    expect(panels()).toEqual(['59 °F', '68 °F', '71.6 °F']);
    pressText(el, 'Close all');
    await expect.poll(panels).toEqual([]);
    pressText(el, 'Open all');
    await expect.poll(panels).toEqual(['59 °F', '68 °F', '71.6 °F']);
  },
);

proves('An open panel then stays open, and its state is preserved.', async () => {
  const own = columns();
  const table = (data: Person[]) => <MaterialTable columns={own} data={data} detailPanel={() => <Note />} />;
  const { el, rerender } = mount(table(people));
  click(one(rowOf(el, 'Bob'), toggle));
  await expect.poll(() => all(el, 'input[aria-label="Note"]').length).toBe(1);
  fill(one(el, 'input[aria-label="Note"]'), 'hello');
  rerender(
    table(
      people
        .map((person) => ({ ...person, age: person.age + 1 }))
        .reverse()
        .slice(5),
    ),
  );
  await expect.poll(() => shown(el)).toContain('Bob');
  expect((one(el, 'input[aria-label="Note"]') as HTMLInputElement).value).toBe('hello');
});

proves(
  [
    'Return disabled: true for the rows without a panel.',
    "Their arrow is gray and can't be clicked. The icon and tooltip can also depend on the row.",
  ],
  () => {
    const Icon = (city: string) => () => <svg data-icon={city} />;
    const { el } = mountTable(
      {},
      {
        detailPanel: [
          ({ city }) => ({ disabled: city !== 'Bonn', icon: Icon(city) as never, render: () => city }),
        ],
      },
    );
    const buttons = all(el, toggle) as HTMLButtonElement[];
    expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false, true, true, true]);
    expect(all(el, '[data-icon]').map(({ dataset }) => dataset.icon)).toEqual(shown(el, 1));
    // The theme's color of what is disabled: black, mostly transparent.
    const colors = buttons.map((button) => getComputedStyle(button).color);
    expect(colors[2]).toBe('rgba(0, 0, 0, 0.26)');
    expect(colors[0]).not.toBe(colors[2]);
  },
);

proves(
  [
    'The component that your function returns is defined inside yours, so it is new on every render. React then mounts the panel again',
    'Define the component outside of yours',
    'If you wrap the function in useCallback with an empty list of dependencies, it shows old state.',
  ],
  async () => {
    const own = columns();
    const open = async (detailPanel: () => React.ReactNode) => {
      const table = (panel: typeof detailPanel) => (
        <MaterialTable columns={own} data={people} detailPanel={panel} />
      );
      const { el, rerender } = mount(table(detailPanel));
      click(one(el, toggle));
      await expect.poll(() => all(el, 'tbody p').length).toBe(1);
      return { el, again: (panel: typeof detailPanel) => rerender(table(panel)) };
    };
    mounted.mockClear();
    const outside = await open(() => <Panel />);
    outside.again(() => <Panel />);
    outside.again(() => <Panel />);
    expect(mounted).toHaveBeenCalledTimes(1);

    const make = () => {
      const Inside = () => <Panel />;
      return () => <Inside />;
    };
    const inside = await open(make());
    expect(mounted).toHaveBeenCalledTimes(2);
    inside.again(make());
    expect(mounted).toHaveBeenCalledTimes(3);

    const says = (text: string) => () => <p>{text}</p>;
    const first = says('first');
    const state = await open(first);
    state.again(first);
    expect(texts(state.el, 'tbody p')).toEqual(['first']);
    state.again(says('second'));
    expect(texts(state.el, 'tbody p')).toEqual(['second']);
  },
);

proves("An open panel appears above the row's children.", async () => {
  const parentChildData = ({ id }: Person, rows: Person[]) => rows.find((row) => row.id === id - 1);
  const data = people.slice(0, 2);
  const options = { defaultExpanded: true };
  const { el } = mountTable(options, { data, parentChildData, detailPanel: () => 'Panel' });
  click(all(one(el, bodyRow), toggle).at(-1) as HTMLElement);
  await expect
    .poll(() => texts(el, 'tbody tr').filter((text) => text !== ''))
    .toEqual([expect.stringContaining('Cid'), 'Panel', expect.stringContaining('Ann')]);
});

proves('Panels slide open and closed by default.', async () => {
  const { el } = mountTable({}, { detailPanel: () => <div style={{ height: 400 }}>Panel</div> });
  const sliding: string[] = [];
  el.addEventListener('transitionrun', ({ propertyName }) => sliding.push(propertyName));
  const slides = () => sliding.filter((property) => property === 'height').length;
  const height = () => el.querySelector('.MuiCollapse-root')?.getBoundingClientRect().height ?? 0;
  press(el, toggleButton);
  await expect.poll(height).toBe(400);
  expect(slides()).toBe(1);
  press(el, toggleButton);
  await expect.poll(height).toBe(0);
  expect(slides()).toBe(2);
});

proves(
  [
    'React reuses the first table for the second, for example when the route changes.',
    'Set a different key on each table.',
  ],
  async () => {
    const detailPanel = ({ rowData }: { rowData: Person }) => <h5>{rowData.city}</h5>;
    const made = columns();
    const next = { columns: columns(), data: people.map((row) => ({ ...row, city: 'Kiel' })), detailPanel };
    const { el, rerender } = mount(<MaterialTable columns={made} data={people} detailPanel={detailPanel} />);
    press(el, toggleButton);
    await expect.poll(() => texts(el, 'h5')).toEqual(['Bonn']);
    rerender(<MaterialTable {...next} />);
    await expect.poll(() => texts(el, 'h5')).toEqual(['Kiel']);
    rerender(<MaterialTable key="next" {...next} />);
    expect(texts(el, 'h5')).toEqual([]);
    click(one(el, 'th'));
  },
);

proves(
  [
    'is called for each panel that opens or closes',
    'find the rows of tableRef.current.dataManager.data whose tableData.showDetailPanel is set',
  ],
  () => {
    const tableRef = createRef<TableWithData>();
    const said: string[] = [];
    const { el } = mountTable(
      {},
      {
        detailPanel: () => 'panel',
        tableRef,
        onTreeExpandChange: () => {},
        onDetailPanelChange: ({ name }, state) => said.push(`${name} ${state}`),
      },
    );
    const open = () =>
      tableRef.current?.dataManager.data
        .filter(({ tableData }) => tableData?.showDetailPanel)
        .map(({ name }) => name);
    const second = () => click(all(el, `${bodyRow} button`)[1] as HTMLElement);
    expect(open()).toEqual([]);
    second();
    expect(open()).toEqual([people[1]?.name]);
    second();
    expect(open()).toEqual([]);
    expect(said).toEqual([`${people[1]?.name} open`, `${people[1]?.name} closed`]);
  },
);

proves(
  [
    "If you pass a row with the panel's function in this field, its panel starts open",
    'update the ids when users click',
  ],
  async () => {
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
    await expect.poll(open).toEqual(['Ordered on 21 Oct 2025']);
  },
);

proves("Otherwise, the first click on an arrow doesn't close the panel.", async () => {
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

proves(
  [
    'Use hooks in a component that your function returns.',
    'Its state is preserved as long as the panel is open. If state should survive closing, such as the saved note in this demo, keep it in the page.',
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

proves('The panel itself is hidden meanwhile.', async () => {
  const detailPanel = ({ rowData }: { rowData: Person }) => <h5>{rowData.name}</h5>;
  const { el } = mountTable({}, { detailPanel, editable: { onRowUpdate: save } });
  press(el, toggleButton);
  await expect.poll(() => texts(el, 'h5')).toEqual(['Cid']);
  press(el, 'Edit');
  await expect.poll(() => texts(el, 'h5')).toEqual([]);
});

const clickable = (data: Person[], onRowClick = vi.fn()) => (
  <MaterialTable columns={columns()} data={data} detailPanel={today} onRowClick={onRowClick} />
);

proves('The rows you stored contain tableData.showDetailPanel, as do the rows in events.', async () => {
  const onRowClick = vi.fn();
  const first = mount(clickable(people.slice(0, 1), onRowClick));
  press(first.el, toggleButton);
  await expect.poll(() => first.el.textContent).toContain('Today Cid');
  one(first.el, 'tbody td:nth-of-type(2)').click();
  const row = onRowClick.mock.lastCall?.[1] as Person & { tableData: object };
  expect(row.tableData).toHaveProperty('showDetailPanel');
  first.unmount();
  expect(mount(clickable([row])).el.textContent).toContain('Today Cid');
  const { tableData: _, ...clean } = row;
  expect(mount(clickable([clean])).el.textContent).not.toContain('Today');
  expect(people[0]).not.toHaveProperty('tableData');
});

proves(
  'A panel opened with an earlier version of the function takes two clicks to close, because the first click only replaces the function.',
  async () => {
    const onRowClick = vi.fn();
    const row = { id: 1, name: 'Cid', city: 'Bonn', age: 41, tableData: { showDetailPanel: stored } };
    const { el } = mount(clickable([row], onRowClick));
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
