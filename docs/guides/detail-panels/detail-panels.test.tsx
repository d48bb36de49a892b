import { proves, mount } from '../../../tests/claims/claim';
import PanelsAlwaysOpen from './always-open';
import { texts, all, one, bodyRow, shown, toggle as toggleButton } from '../../../tests/claims/read';
import { expect, vi } from 'vitest';
import { pressText, click, fill, press } from '../../../tests/claims/hands';
import { columns, type Person, columns as ofPeople, people, mountTable } from '../../../tests/claims/table';
import MaterialTable, { type MaterialTableProps, type Column } from '@material-table/core';
import { useState, useEffect, useMemo, useCallback, createRef } from 'react';
import { rows } from '../grouping/_combinations.table';

const toggle = 'button[aria-label="Detail panel visibility toggle"]';

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

interface ArrangedNode {
  id: number;
  name: string;
  parent?: number;
}

const family: ArrangedNode[] = [
  { id: 1, name: 'Ann' },
  { id: 2, name: 'Bea', parent: 1 },
  { id: 3, name: 'Cal' },
];

const parentOf = (row: ArrangedNode, rows: ArrangedNode[]) => rows.find(({ id }) => id === row.parent);

const panel = ({ rowData }: { rowData: ArrangedNode }) => <h5>{rowData.name}</h5>;

const nodeColumns = (): Column<ArrangedNode>[] => [{ title: 'Name', field: 'name' }];

function OneArrow() {
  const made = useMemo(nodeColumns, []);
  const [open, setOpen] = useState<number[]>([]);
  const rows = useMemo(
    () =>
      family.map((row) => ({
        ...row,
        tableData: { showDetailPanel: open.includes(row.id) ? panel : undefined },
      })),
    [open],
  );
  const follow = useCallback(
    (row: ArrangedNode, isExpanded: boolean) =>
      setOpen((current) => (isExpanded ? [...current, row.id] : current.filter((id) => id !== row.id))),
    [],
  );
  return (
    <MaterialTable
      columns={made}
      data={rows}
      parentChildData={parentOf}
      detailPanel={panel}
      onTreeExpandChange={follow}
      options={{ showDetailPanelIcon: false }}
    />
  );
}

const sticky = { position: 'sticky', insetInlineStart: 0, background: 'white' } as const;

const own = columns({
  name: { width: 100, headerStyle: sticky, cellStyle: sticky },
  city: { width: 300 },
  age: { width: 300 },
});

const widthOf = (el: ParentNode) => Math.round(one(el, 'tbody td').getBoundingClientRect().width);

type Props = Partial<MaterialTableProps<Person>>;

function table(props: Props, key?: string) {
  return <MaterialTable key={key} columns={props.columns ?? ofPeople()} data={people} {...props} />;
}

const button = (label: string) => `button[aria-label="${label}"]`;

/** What the types lack of the table behind `tableRef`. */
interface TableWithData {
  dataManager: { data: (Person & { tableData?: { showDetailPanel?: unknown } })[] };
}

proves(
  [
    "Hide the arrows with showDetailPanelIcon: false, and pass the panel's function as tableData.showDetailPanel in each row.",
    'undefined closes the panel, so a button can toggle all panels.',
    'A panel shows the result of the latest function.',
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

proves('An open panel then stays open with every new data array and keeps its state.', async () => {
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
    'Pass an array with a function that receives the row and returns disabled: true for the other rows',
    'Their arrow is gray.',
  ],
  () => {
    const detailPanel = [(row: Person) => ({ disabled: row.city !== 'Bonn', render: () => row.name })];
    const { el } = mountTable({}, { detailPanel });
    const disabled = all(el, toggle).map((button) => (button as HTMLButtonElement).disabled);
    expect(disabled).toEqual([false, false, true, true, true]);
    const colors = all(el, toggle).map((button) => getComputedStyle(one(button, 'svg')).color);
    // The theme's color of what is disabled: black, mostly transparent.
    expect(colors[2]).toBe('rgba(0, 0, 0, 0.26)');
    expect(colors[0]).not.toBe(colors[2]);
  },
);

proves(
  [
    'Define it outside.',
    'The component that your function returns is defined inside yours, so it is new on every render',
    'If you wrap the function in useCallback with [], it shows old state.',
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

proves(
  [
    "In a tree, an open panel appears above the row's children.",
    "Hide the panels' arrows with showDetailPanelIcon: false, store the open ids in onTreeExpandChange, and pass tableData.showDetailPanel as above.",
    'Rows without children have no arrow.',
  ],
  async () => {
    const { el } = mount(<OneArrow />);
    expect(all(el, `button[aria-label="${toggleButton}"]`)).toHaveLength(1);
    press(el, toggleButton);
    await expect.poll(() => texts(el, 'h5')).toEqual(['Ann']);
    expect(shown(el)).toEqual(['Ann', 'Bea', 'Cal']);
    expect(texts(el, 'tbody tr').filter((text) => text !== '')).toEqual(['Ann', 'Ann', 'Bea', 'Cal']);
    expect(all(el, 'tbody tr').findIndex((row) => row.querySelector('h5'))).toBe(1);
    press(el, toggleButton);
    await expect.poll(() => [texts(el, 'h5'), shown(el)]).toEqual([[], ['Ann', 'Cal']]);
  },
);

proves(
  [
    "All arrows are on the left or, with detailPanelColumnAlignment: 'right', on the right, below an empty header that no prop can fill.",
  ],
  () => {
    for (const detailPanelColumnAlignment of ['left', 'right'] as const) {
      const { el } = mountTable(
        { detailPanelColumnAlignment },
        { detailPanel: [{ render: () => 'a' }, { render: () => 'b' }] },
      );
      const places = all(el, bodyRow).map((row) =>
        [...row.children].map((cell) => cell.querySelectorAll('button').length),
      );
      const expected = detailPanelColumnAlignment === 'left' ? [2, 0, 0, 0] : [0, 0, 0, 2];
      expect(places).toEqual(places.map(() => expected));
      const headers = texts(el, 'th');
      expect(detailPanelColumnAlignment === 'left' ? headers[0] : headers.at(-1)).toBe('');
    }
  },
);

proves('The animation is built in: panels slide open and closed.', async () => {
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
    'Give each table its own key.',
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
  "The column has 42 px for each panel. To make it narrower, set detailPanelColumnStyle: { width: 30 }, and shrink the button with sx={{ '& td .MuiIconButton-root': { p: 0 } }}.",
  () => {
    const panel = () => ({ render: () => 'x' });
    const cellOf = (options: object, sx: object, detailPanel: unknown = () => 'x') => {
      const { el } = mountTable(options, { sx: sx as never, detailPanel: detailPanel as never });
      const cell = one(el, `tbody button[aria-label="${toggleButton}"]`).closest('td');
      if (!cell) throw new Error('the arrow has no cell');
      return cell;
    };
    expect(cellOf({}, {}).style.width).toBe('42px');
    expect(one(cellOf({}, {}, [panel, panel]), 'div').style.width).toBe('84px');
    const narrow = { detailPanelColumnStyle: { width: 30 } };
    const small = { '& td .MuiIconButton-root': { p: 0 } };
    const widthOf = (cell: HTMLElement) => Math.round(cell.getBoundingClientRect().width);
    expect(widthOf(cellOf(narrow, {}))).toBeGreaterThan(30);
    expect(widthOf(cellOf(narrow, small))).toBeLessThanOrEqual(30);
  },
);

proves('icon and tooltip can also depend on the row.', () => {
  const Icon = (name: string) => () => <svg data-icon={name} />;
  const { el } = mountTable(
    {},
    {
      data: people.slice(0, 2),
      detailPanel: [(row) => ({ icon: Icon(row.name) as never, tooltip: row.city, render: () => row.name })],
    },
  );
  expect(shown(el)).toEqual(['Cid', 'Ann']);
  expect(all(el, '[data-icon]').map((icon) => icon.dataset.icon)).toEqual(['Cid', 'Ann']);
});

proves(
  "With tableLayout: 'fixed', the column has no width, and the arrow of a panel or tree row covers text. Set sx={{ '& th:first-of-type': { width: 42 } }}.",
  () => {
    const covered = (props: object, more: object = {}) => {
      const { el } = mountTable({ tableLayout: 'fixed' }, { ...props, ...more });
      const button = one(el, `tbody button[aria-label="${toggleButton}"]`).getBoundingClientRect();
      const cell = one(el, '[data-testid="mtablecell"]');
      const text = cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft);
      return button.right > text;
    };
    const parentChildData = ({ id }: Person, rows: Person[]) => rows.find((row) => row.id === id - 1);
    const sx = { '& th:first-of-type': { width: 42 } };
    for (const props of [{ detailPanel: () => 'x' }, { parentChildData }]) {
      expect(covered(props)).toBe(true);
      expect(covered(props, { sx })).toBe(false);
    }
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
