import { MTableGroupbar } from '@material-table/core';
import MaterialTable, { type Column, type Components } from '@material-table/core';
import { createRef, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, bodyRow, groups, one, shown, texts, toggle } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

proves(
  [
    'By default, groups are sorted in ascending order; defaultGroupSort changes this.',
    "set the column's customSort: (a, b, type) => (type === 'group' ? 0 : compare(a, b))",
  ],
  () => {
    const data = [4, 2, 0, 3].flatMap((index) => people[index] ?? []);
    const grouped = (city: Partial<Column<Person>>) =>
      groups(mountTable({}, { data, columns: columns({ city: { defaultGroupOrder: 0, ...city } }) }).el);
    expect(grouped({})).toEqual(['City: Bonn', 'City: Oslo', 'City: Rome']);
    expect(grouped({ defaultGroupSort: 'desc' })).toEqual(['City: Rome', 'City: Oslo', 'City: Bonn']);
    const compare = (a: Person, b: Person) => a.city.localeCompare(b.city);
    const customSort: Column<Person>['customSort'] = (a, b, type) => (type === 'group' ? 0 : compare(a, b));
    expect(grouped({ customSort })).toEqual(['City: Rome', 'City: Oslo', 'City: Bonn'].slice(0, 3));
  },
);

type BarProps = { onGroupRemoved: (column: Column<Person>, index: number) => void };

function LockedGroupbar(props: BarProps) {
  const remove: BarProps['onGroupRemoved'] = (column, index) => {
    if (column.field !== 'city') props.onGroupRemoved(column, index);
  };
  return <MTableGroupbar {...props} onGroupRemoved={remove} />;
}

proves(
  [
    "Without options.grouping, users can't change any group.",
    'To lock one group, wrap the group bar. Its remove button and the Delete key then do nothing',
    'dragging the chip out still removes the group.',
  ],
  async () => {
    const made = () => columns({ city: { defaultGroupOrder: 0 }, age: { defaultGroupOrder: 1 } });
    expect(all(mountTable({}, { columns: made() }).el, '.MuiChip-root')).toEqual([]);
    const components = { Groupbar: LockedGroupbar } as unknown as Components;
    const tableRef = createRef<Dragging>();
    const { el } = mountTable({ grouping: true }, { columns: made(), components, tableRef });
    const chips = () => texts(el, '.MuiChip-root');
    const cross = (index: number) => all(el, '.MuiChip-deleteIcon')[index] ?? el;
    await expect.poll(chips).toEqual(['City', 'Age']);
    await userEvent.click(cross(0));
    one(el, '.MuiChip-root').focus();
    await userEvent.keyboard('{Delete}');
    expect(chips()).toEqual(['City', 'Age']);
    await userEvent.click(cross(1));
    await expect.poll(chips).toEqual(['City']);
    const drop = { source: { droppableId: 'groups', index: 0 }, draggableId: '1' };
    flushSync(() =>
      tableRef.current?.onDragEnd({ ...drop, destination: { droppableId: 'headers', index: 0 } }),
    );
    expect(chips()).toEqual([]);
  },
);

interface Dragging {
  onDragEnd: (drop: object) => void;
}

proves(['The columns change on every render.', 'Create them once, in useMemo'], () => {
  for (const isMadeOnce of [true, false]) {
    const make = () => columns({ name: { render: ({ name }: Person) => name } });
    const once = make();
    const tableRef = createRef<Dragging>();
    const table = () => (
      <MaterialTable
        columns={isMadeOnce ? once : make()}
        data={people}
        options={{ grouping: true }}
        tableRef={tableRef}
      />
    );
    const { el, rerender } = mount(table());
    const source = { droppableId: 'headers', index: 1 };
    const destination = { droppableId: 'groups', index: 0 };
    flushSync(() => tableRef.current?.onDragEnd({ source, destination, draggableId: '1' }));
    expect(groups(el)).toEqual(['City: Bonn', 'City: Oslo', 'City: Rome']);
    rerender(table());
    expect(groups(el)).toHaveLength(isMadeOnce ? 3 : 0);
  }
});

interface Node {
  id: number;
  name: string;
  parent?: number;
}
const family: Node[] = [
  { id: 1, name: 'Ann' },
  { id: 2, name: 'Bea', parent: 1 },
  { id: 3, name: 'Cal' },
];
const parentOf = (row: Node, rows: Node[]) => rows.find(({ id }) => id === row.parent);
const panel = ({ rowData }: { rowData: Node }) => <h5>{rowData.name}</h5>;
const nodeColumns = (): Column<Node>[] => [{ title: 'Name', field: 'name' }];

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
    (row: Node, isExpanded: boolean) =>
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

proves(
  [
    "In a tree, an open panel appears above the row's children.",
    "Hide the panels' arrows with showDetailPanelIcon: false, store the open ids in onTreeExpandChange, and pass tableData.showDetailPanel as above.",
    'Rows without children have no arrow.',
  ],
  async () => {
    const { el } = mount(<OneArrow />);
    expect(all(el, `button[aria-label="${toggle}"]`)).toHaveLength(1);
    press(el, toggle);
    await expect.poll(() => texts(el, 'h5')).toEqual(['Ann']);
    expect(shown(el)).toEqual(['Ann', 'Bea', 'Cal']);
    expect(texts(el, 'tbody tr').filter((text) => text !== '')).toEqual(['Ann', 'Ann', 'Bea', 'Cal']);
    expect(all(el, 'tbody tr').findIndex((row) => row.querySelector('h5'))).toBe(1);
    press(el, toggle);
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
  press(el, toggle);
  await expect.poll(height).toBe(400);
  expect(slides()).toBe(1);
  press(el, toggle);
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
    press(el, toggle);
    await expect.poll(() => texts(el, 'h5')).toEqual(['Bonn']);
    rerender(<MaterialTable {...next} />);
    await expect.poll(() => texts(el, 'h5')).toEqual(['Kiel']);
    rerender(<MaterialTable key="next" {...next} />);
    expect(texts(el, 'h5')).toEqual([]);
    click(one(el, 'th'));
  },
);

interface Task {
  id: number;
  parentId?: number;
  hours: number;
}

proves(['Compute it when you create the rows, so that it can be sorted and exported:'], () => {
  const withTotals = (tasks: Task[]) => {
    const total = ({ id, hours }: Task): number =>
      tasks.filter(({ parentId }) => parentId === id).reduce((sum, child) => sum + total(child), hours);
    return tasks.map((task) => ({ ...task, total: total(task) }));
  };
  const tasks: Task[] = [
    { id: 1, hours: 1 },
    { id: 2, hours: 4 },
    { id: 3, parentId: 1, hours: 2 },
    { id: 4, parentId: 3, hours: 3 },
  ];
  const table = (field: 'hours' | 'total') =>
    mount(
      <MaterialTable
        columns={[{ title: 'Hours', field, defaultSort: 'desc' }]}
        data={withTotals(tasks)}
        parentChildData={(row, rows) => rows.find(({ id }) => id === row.parentId)}
      />,
    ).el;
  expect(shown(table('hours'))).toEqual(['4', '1']);
  expect(shown(table('total'))).toEqual(['6', '4']);
});

proves('Also remove its children from the data. Otherwise, they become root rows.', () => {
  const made = nodeColumns();
  const table = (rows: Node[]) => (
    <MaterialTable
      columns={made}
      data={rows}
      parentChildData={parentOf}
      options={{ defaultExpanded: true }}
    />
  );
  const { el, rerender } = mount(table(family));
  const arrows = () => all(el, `button[aria-label="${toggle}"]`).length;
  expect([shown(el), arrows()]).toEqual([['Ann', 'Bea', 'Cal'], 1]);
  rerender(table(family.slice(1)));
  expect([shown(el), arrows()]).toEqual([['Bea', 'Cal'], 0]);
  rerender(table(family.slice(2)));
  expect(shown(el)).toEqual(['Cal']);
});
