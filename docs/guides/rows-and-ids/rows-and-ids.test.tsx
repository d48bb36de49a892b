import MaterialTable, {
  MTableBodyRow,
  MTableCell,
  type Column,
  type MaterialTableProps,
} from '@material-table/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box } from '@mui/material';
import { createRef, useMemo, useState, type DragEvent } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi, beforeAll } from 'vitest';
import { commands, cdp } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, press, pressText } from '../../../tests/claims/hands';
import { all, bodyRow, one, shown, boxes, input } from '../../../tests/claims/read';
import type { ServerFrames } from '../../../tests/claims/render-on-server.mts';
import { columns, people, save, mountTable, type Person } from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';
import { afterChange, mountRows, older, select, selectedAt, three, type Row } from './_rows';
import AddFromOutside from './add';
import DragRows from './drag';
import LivePrices from './live';
import PlantsFromStore from './store';

/** Put a finger on one element, move it to another, and lift it. */
async function swipe(from: Element, to: Element) {
  const { send } = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  const frame = (window.frameElement as HTMLElement).getBoundingClientRect();
  const scale = frame.width / window.innerWidth;
  const [start, end] = [from, to].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale };
  });
  const touch = (type: string, ...touchPoints: object[]) =>
    send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start!);
  for (let step = 1; step <= 5; step++)
    await touch('touchMove', { x: start!.x, y: start!.y + ((end!.y - start!.y) * step) / 5 });
  await touch('touchEnd');
}

const withId = {
  Row: (props: { data: Person }) => <MTableBodyRow {...props} data-id={props.data.id} />,
};

function WithHandles() {
  const [rows, setRows] = useState(people);
  const own = useMemo<Column<Person>[]>(() => {
    const reorder = (id: number, targetId: number) =>
      setRows((current) => {
        const indexOf = (wanted: number) => current.findIndex((row) => row.id === wanted);
        const next = [...current];
        next.splice(indexOf(targetId), 0, ...next.splice(indexOf(id), 1));
        return next;
      });
    const handle = ({ id }: Person) => (
      <DragIndicator
        sx={{ touchAction: 'none' }}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerUp={({ clientX, clientY }) => {
          const target = document.elementFromPoint(clientX, clientY)?.closest('tr')?.dataset.id;
          if (target) reorder(id, Number(target));
        }}
      />
    );
    return [{ render: handle }, { title: 'Name', field: 'name' }];
  }, []);
  return <MaterialTable columns={own} data={rows} components={withId} options={{ maxColumnSort: 0 }} />;
}

const allow = (event: DragEvent) => event.preventDefault();

const dropped = (event: DragEvent) => Number(event.dataTransfer.getData('text/plain'));

const between = {
  Row: (props: { data: Person }) => (
    <MTableBodyRow
      {...props}
      draggable
      onDragStart={(event: DragEvent) => event.dataTransfer.setData('text/plain', String(props.data.id))}
    />
  ),
};

function TwoTables() {
  const [chosen, setChosen] = useState<number[]>([]);
  const [own] = useState(() => [columns(), columns()]);
  const [left, right] = useMemo(
    () => [false, true].map((isChosen) => people.filter(({ id }) => chosen.includes(id) === isChosen)),
    [chosen],
  );
  const add = (id: number) => setChosen((ids) => [...ids, id]);
  const remove = (id: number) => setChosen((ids) => ids.filter((one) => one !== id));
  return (
    <>
      <Box role="group" aria-label="Left" onDragOver={allow} onDrop={(event) => remove(dropped(event))}>
        <MaterialTable columns={own[0]!} data={left!} components={between} />
      </Box>
      <Box role="group" aria-label="Right" onDragOver={allow} onDrop={(event) => add(dropped(event))}>
        <MaterialTable columns={own[1]!} data={right!} components={between} />
      </Box>
    </>
  );
}

proves(["paths such as 'user.id' aren't supported", 'No, idSynonym must be the name of a field.'], () => {
  const keyed = three.map(({ id, ...row }) => ({ ...row, isbn: id, user: { id } }));
  expect(afterChange(keyed, 1, { idSynonym: 'isbn' })).toEqual([1]);
  expect(afterChange(keyed, 1, { idSynonym: 'user.id' })).toEqual([]);
  const getRowId = ({ isbn }: { isbn: number }) => isbn;
  expect(afterChange(keyed, 1, { idSynonym: getRowId as never })).toEqual([]);
});

proves("Without an id, the table can't tell which row is which", async () => {
  const { el } = mount(<LivePrices />);
  await expect.poll(() => all(el, 'input[aria-label="Select Globex"]').length).toBe(2);
  for (const input of all(el, 'input[aria-label="Select Globex"]')) click(input);
  expect(all(el, `${bodyRow} input:checked`)).toHaveLength(2);
  click(one(el, 'button'));
  expect(shown(el, 1).slice(0, 2)).toEqual(['41', '73']);
  expect(selectedAt(el)).toEqual([4]);
});

proves(['An empty array is passed while data is loading.', 'The state of every row is then lost.'], () => {
  const { el, show } = mountRows(three);
  select(el, 1);
  show(older(three));
  expect(selectedAt(el)).toEqual([1]);
  show([]);
  show(three);
  expect(selectedAt(el)).toEqual([]);
  const [first, ...rest] = three;
  expect(afterChange([{ ...first, id: undefined }, ...rest], 1)).toEqual([]);
});

proves(["The table treats '1' and 1 as the same id."], () => {
  const { el, show } = mountRows(three);
  select(el, 1);
  show(older(three).map((row) => ({ ...row, id: String(row.id) })));
  expect(selectedAt(el)).toEqual([1]);
});

proves(
  [
    'so the selection can move to that row or be lost when data changes.',
    "Start at 1 or use strings, because '0' works.",
  ],
  () => {
    const zero = (id: unknown) =>
      [{ id: 1 }, { id: 2 }, { id: 3 }, { id }].map((row) => ({ ...row, name: 'x' }));
    expect(afterChange(zero(0), 3)).toEqual([2]);
    expect(afterChange(zero(''), 3)).toEqual([2]);
    expect(afterChange(zero('0'), 3)).toEqual([3]);
    expect(afterChange(zero(4), 3)).toEqual([3]);
    const behind = [2, 0, 1].map((id) => ({ id, name: 'x' }));
    expect(afterChange(behind, 1)).toEqual([]);
  },
);

proves(
  [
    "the position in your data, from 0; with ids, the row's first position",
    "the row's id, or its index if it has none",
    'your uuid field, or a random string that stays with the id',
    'If your rows have no ids, use clicked.tableData.index, which is the position in the array you passed, regardless of sorting.',
  ],
  () => {
    const onRowClick = vi.fn<NonNullable<Props['onRowClick']>>();
    const sorted = () => ({ onRowClick, columns: columns({ name: { defaultSort: 'asc' } }) });
    const clicked = (el: ParentNode) => {
      click(one(el, bodyRow));
      const row = onRowClick.mock.lastCall?.[1] as Row | undefined;
      return { ...row?.tableData };
    };
    const { el, show } = mountRows(three, sorted());
    expect(shown(el)).toEqual(['Ann', 'Cid', 'Dora']);
    const first = clicked(el);
    expect(first).toMatchObject({ index: 1, id: 2 });
    show(older([...three].slice(1)));
    expect(clicked(el)).toMatchObject({ index: 1, uuid: first.uuid });
    const nameless = three.map(({ id: _id, ...row }) => ({ ...row, uuid: `u${row.name}` }));
    expect(clicked(mountRows(nameless, sorted()).el)).toMatchObject({ index: 1, id: 1, uuid: 'uAnn' });
  },
);

proves(
  [
    'showDetailPanel | the open panel',
    "'update' or 'delete', the current mode",
    'whether a tree row is expanded; its children are in childRows',
  ],
  async () => {
    const running = { current: null as { dataManager: { data: Row[] } } | null };
    const state = (index: number) => running.current?.dataManager.data[index]?.tableData;
    const { el } = mountRows(three, {
      tableRef: running,
      detailPanel: () => 'panel',
      editable: { onRowUpdate: save, onRowDelete: save },
    });
    press(el, 'Detail panel visibility toggle');
    expect(state(0)?.showDetailPanel).toBeTruthy();
    press(el, 'Edit');
    expect(state(0)?.editing).toBe('update');
    press(el, 'Cancel');
    press(el, 'Delete');
    expect(state(0)?.editing).toBe('delete');
    const tree = mountRows(three, {
      tableRef: running,
      options: { defaultExpanded: true },
      parentChildData: (row, rows) => rows.find(({ id }) => row.id === 2 && id === 1),
    });
    expect(shown(tree.el)).toEqual(['Cid', 'Ann', 'Dora']);
    expect(state(0)).toMatchObject({ isTreeExpanded: true, childRows: [{ name: 'Ann' }] });
  },
);

proves(
  [
    "Whenever data changes, a row's own tableData overrides what users did.",
    'A row with tableData: { checked: true } is initially selected, and it is selected again with the next array.',
  ],
  () => {
    const rows = three.map((row) => (row.id === 2 ? { ...row, tableData: { checked: true } } : row));
    const { el, show } = mountRows(rows);
    expect(selectedAt(el)).toEqual([1]);
    select(el, 1);
    expect(selectedAt(el)).toEqual([]);
    show(older(rows));
    expect(selectedAt(el)).toEqual([1]);
  },
);

proves(
  'onRowUpdate receives the changed row with its tableData. If you store that, selections that the user cleared come back later.',
  async () => {
    for (const isStripped of [false, true]) {
      let stored: Row[] = three;
      const save = async (changed: Row) => {
        const { tableData: _, ...row } = changed;
        stored = stored.map((old) => (old.id === row.id ? (isStripped ? row : changed) : old));
      };
      const onRowUpdate = (changed: Person) => save(changed);
      const { el, show, unmount } = mountRows(stored, {
        options: { selection: true, paging: false },
        actions: [],
        editable: { onRowUpdate },
      });
      select(el, 0);
      press(el, 'Edit');
      fill(one(el, 'input[aria-label=Name]'), 'Sid');
      press(el, 'Save');
      await expect.poll(() => stored[0]?.name).toBe('Sid');
      show(stored);
      await expect.poll(() => shown(el)[0]).toBe('Sid');
      expect(selectedAt(el)).toEqual([0]);
      select(el, 0);
      expect(selectedAt(el)).toEqual([]);
      show(older(stored));
      expect(selectedAt(el)).toEqual(isStripped ? [] : [0]);
      unmount();
    }
  },
);

proves('Selection, filters, sorting and page are preserved.', async () => {
  const { el, show } = mountRows(people, {
    options: { selection: true, filtering: true, pageSize: 2, pageSizeOptions: [2], debounceInterval: 0 },
  });
  fill(one(el, '[aria-label="filter data by City"]'), 'bonn');
  await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
  click(one(el, '[data-testid=mtableheader-sortlabel]'));
  press(el, 'Next Page');
  expect(shown(el)).toEqual(['Fay', 'Ida']);
  select(el, 1);
  show(people.map((row) => (row.id === 6 ? { ...row, age: 99 } : row)));
  expect(shown(el, 2)).toEqual(['99', '28']);
  expect(selectedAt(el)).toEqual([1]);
});

proves('Frozen rows can be shown, selected, edited and deleted, because the table copies them.', async () => {
  const { el } = mount(<PlantsFromStore />);
  const stored = () => one(el, 'pre').textContent;
  click(one(el, bodyRow));
  expect(stored()).toBe('{"id":"p1","name":"Aloe","pots":3}');
  press(el, 'Edit');
  fill(one(el, 'input[aria-label=Plant]'), 'Agave');
  press(el, 'Save');
  await expect.poll(stored).toBe('{"id":"p1","name":"Agave","pots":3}');
  await expect.poll(() => shown(el)[0]).toBe('Agave');
  press(el, 'Delete');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Basil', 'Thyme']);
  const frozen = Object.freeze(three.map((row) => Object.freeze({ ...row })));
  const table = mountRows(frozen as Row[]);
  select(table.el, 1);
  expect(selectedAt(table.el)).toEqual([1]);
});

type Props = Partial<MaterialTableProps<Person>>;

let inDevelopment: ServerFrames = {};
let built: ServerFrames = {};

// The tests run neither React's development nor production build, but Node runs both.
beforeAll(async () => {
  const rendered = (NODE_ENV: string) =>
    commands.renderOnServer('docs/guides/rows-and-ids/_id-scenes.tsx', { NODE_ENV });
  [inDevelopment, built] = await Promise.all([rendered('development'), rendered('production')]);
});
const selectAt = (el: ParentNode, index: number) => click(boxes(el)[index] as HTMLElement);

proves(
  [
    'If no single field is unique, create an id where you load the rows, not during render.',
    'Ids are created during render, for example with crypto.randomUUID() or from the index after sorting. An id must belong to its row.',
  ],
  () => {
    const lines = [
      { order: 7, line: 1, name: 'a' },
      { order: 7, line: 2, name: 'b' },
      { order: 8, line: 1, name: 'c' },
    ];
    const after = (idOf: (row: (typeof lines)[number], index: number) => string) => {
      const load = (reversed = false) =>
        (reversed ? [...lines].reverse() : lines).map((row, index) => ({ ...row, id: idOf(row, index) }));
      const { el, show } = mountRows(load());
      selectAt(el, 0);
      show(load(true));
      return selectedAt(el).map((index) => shown(el)[index]);
    };
    expect(after((row) => `${row.order}-${row.line}`)).toEqual(['a']);
    expect(after(() => crypto.randomUUID())).toEqual([]);
    expect(after((_row, index) => `${index}`)).toEqual(['c']);
  },
);

proves(
  [
    'The table requires all rows to have an unique id property',
    'This warning means that at least one of the first rows has neither an id nor the field named by idSynonym.',
    'It is logged once per table, only in development',
  ],
  () => {
    const warnings = (frames: ServerFrames) =>
      Object.fromEntries(
        Object.entries(frames).map(([name, { html, said }]) => {
          expect(html).toContain('Name');
          const words = 'The table requires all rows to have an unique id property';
          return [name, said.filter((text) => text.includes(words)).length];
        }),
      );
    expect(warnings(inDevelopment)).toEqual({ all: 0, allButOne: 1, none: 1, twoTables: 2 });
    expect(warnings(built)).toEqual({ all: 0, allButOne: 0, none: 0, twoTables: 0 });
  },
);

/** Mount these rows, click the first one, and return the argument of onRowClick. */
function clickedOf(rows: Row[]) {
  const onRowClick = vi.fn<NonNullable<Props['onRowClick']>>();
  const mounted = mountRows(rows, { onRowClick });
  click(one(mounted.el, bodyRow));
  return { ...mounted, clicked: onRowClick.mock.lastCall?.[1] as Row };
}

proves(
  [
    'tableData is the state that the table stores on its copy of each row.',
    "rows[old.tableData.id] now finds the wrong row or none, so use the row's id.",
    'Use its id, as in rows.find(({ id }) => id === clicked.id).',
    'row === clicked and rows.indexOf(clicked) never match',
    'Store the id instead of the row, because the copy keeps its old values when data changes.',
  ],
  () => {
    const found = (ids: number[]) => {
      const { clicked } = clickedOf(three.map((row, index) => ({ ...row, id: ids[index] })));
      return three[Number(clicked.tableData?.id)]?.name;
    };
    expect([found([1, 2, 0.5]), found([10, 20, 30])]).toEqual(['Ann', undefined]);
    const { el, show, clicked } = clickedOf(three);
    expect(clicked.name).toBe('Cid');
    expect(three.indexOf(clicked)).toBe(-1);
    expect(three.find((row) => row.id === clicked.id)).toBe(three[0]);
    expect(clicked.tableData?.checked).toBeFalsy();
    selectAt(el, 0);
    expect(clicked.tableData?.checked).toBe(true);
    expect(three[0]).not.toHaveProperty('tableData');
    show(older(three));
    expect([shown(el, 2)[0], clicked.age]).toEqual(['42', 41]);
  },
);

proves(
  'A row added at the beginning is visible immediately, but one at the end may be on another page.',
  async () => {
    const { el } = mount(<AddFromOutside />);
    fill(one(el, 'form input'), 'Paul Weber');
    pressText(el, 'Add');
    await expect.poll(() => shown(el, 1)[0]).toBe('Paul Weber');
    const last = { id: 99, name: 'New', city: '', age: 0 };
    const plain = mountTable({}, { data: [...people.slice(0, 5), last] });
    expect(shown(plain.el)).not.toContain('New');
  },
);

interface Home {
  id: number;
  name: string;
  address: { city: string };
}
interface Running {
  dataManager: { data: { name: string; tableData: Record<string, unknown> }[] };
  onAllSelected: (isSelected: boolean) => void;
}
const homes = (): Home[] => [{ id: 1, name: 'Ada', address: { city: 'Oslo' } }];
const frozen = (rows: Home[]) =>
  rows.map((row) => Object.freeze({ ...row, address: Object.freeze({ ...row.address }) }));
const homeColumns = (): Column<Home>[] => [
  { title: 'Name', field: 'name' },
  { title: 'City', field: 'address.city' },
];

proves(
  [
    "In a column such as 'address.city', typing changes your own object.",
    'Nested fields are the exception, because a copy shares its nested objects with your row.',
    'If that object is frozen, it throws "Cannot assign to read only property \'city\' of object", and the character is lost.',
    'Pass flat rows or deep copies, made with structuredClone in useMemo.',
  ],
  async () => {
    const onRowUpdate = vi.fn<(row: Home) => Promise<undefined>>(async () => undefined);
    const table = (rows: Home[]) => (
      <MaterialTable columns={homeColumns()} data={rows} editable={{ onRowUpdate }} />
    );
    const typed = (el: HTMLElement) => {
      press(el, 'Edit');
      fill(input(el, 'City'), 'Bonn');
      return input(el, 'City').value;
    };
    const written = homes();
    typed(mount(table(written)).el);
    expect(written).toEqual([{ id: 1, name: 'Ada', address: { city: 'Bonn' } }]);

    let kept = '';
    const said = await saidBy(table(frozen(homes())), { act: (el) => void (kept = typed(el)) });
    expect(said).toContain("Cannot assign to read only property 'city' of object");
    expect(kept).toBe('Oslo');

    const { el } = mount(table(frozen(homes()).map((row) => structuredClone(row))));
    typed(el);
    press(el, 'Save');
    await expect.poll(() => onRowUpdate.mock.lastCall?.[0].address).toEqual({ city: 'Bonn' });
  },
);

proves(
  [
    'editCellList | the columns of the cells being edited, with cellEditable',
    'disabled | set by you: true excludes the row from select-all and group checkboxes',
    'Tree rows also have path and markedForTreeRemove. There are no other fields.',
  ],
  () => {
    const tableRef = createRef<Running>();
    const { el } = mountTable(
      { selection: true },
      {
        tableRef,
        cellEditable: { isCellEditable: () => true, onCellEditApproved: save },
        detailPanel: () => 'panel',
        editable: { onRowUpdate: save },
        parentChildData: (row, rows) => rows.find(({ id }) => id === row.id - 1 && id === 1),
      },
    );
    click(one(el, 'tbody div[style*=dashed]'));
    click(one(el, `${bodyRow} input[type=checkbox]`));
    const [first] = tableRef.current?.dataManager.data ?? [];
    const known =
      'index id uuid checked showDetailPanel editing isTreeExpanded childRows editCellList path markedForTreeRemove';
    const unknown = Object.keys(first?.tableData ?? {}).filter((key) => !known.split(' ').includes(key));
    expect(unknown).toEqual([]);
    expect(first?.tableData.editCellList).toEqual([expect.objectContaining({ field: 'name' })]);

    const group = { city: { defaultGroupOrder: 0 } };
    const rows = people.map((row) => ({ ...row, tableData: row.id === 1 ? { disabled: true } : {} }));
    const running = createRef<Running>();
    const grouped = mountTable(
      { selection: true },
      { data: rows, columns: columns(group), tableRef: running },
    );
    click(one(grouped.el, 'tbody input[type=checkbox]'));
    const checked = () =>
      running.current?.dataManager.data
        .filter(({ tableData }) => tableData.checked)
        .map(({ name }) => name)
        .join();
    expect(checked()).toBe('Ann,Fay,Ida,Leo');
    flushSync(() => running.current?.onAllSelected(true));
    expect(checked()).not.toContain('Cid');
    expect(checked()?.split(',')).toHaveLength(people.length - 1);
  },
);

proves(
  [
    "The copy has only the object's own fields, so class methods and getters are missing in render and events.",
    "Both field: 'person.fullName' and row.person.greet() then work.",
  ],
  () => {
    class Member {
      constructor(
        readonly id: number,
        readonly first: string,
      ) {}
      get fullName() {
        return `${this.first} Lovelace`;
      }
      greet() {
        return `Hi, ${this.first}`;
      }
    }
    const members = [new Member(1, 'Ada')];
    const onRowClick = vi.fn<(event: unknown, row?: Member) => void>();
    const own = [
      { title: 'Full name', field: 'fullName' },
      { title: 'Greeting', render: (row: Member) => typeof row.greet },
    ];
    const direct = mount(<MaterialTable data={members} columns={own} onRowClick={onRowClick} />).el;
    expect([0, 1].map((column) => shown(direct, column)[0])).toEqual(['', 'undefined']);
    click(one(direct, bodyRow));
    expect(onRowClick.mock.lastCall?.[1]?.greet).toBeUndefined();
    const inField = mount(
      <MaterialTable
        data={members.map((person) => ({ id: person.id, person }))}
        columns={[
          { title: 'Full name', field: 'person.fullName' },
          { title: 'Greeting', render: (row) => row.person.greet() },
        ]}
      />,
    ).el;
    expect([0, 1].map((column) => shown(inField, column)[0])).toEqual(['Ada Lovelace', 'Hi, Ada']);
  },
);

proves(
  ['render, events and onRowUpdate get all fields.', 'Search and filters use only columns.'],
  async () => {
    const onRowClick = vi.fn();
    const onRowUpdate = vi.fn(async (_row: Person) => undefined);
    const own = [{ title: 'Name', field: 'name', render: (row: Person) => `${row.name} of ${row.city}` }];
    const props = { columns: own, onRowClick, editable: { onRowUpdate } };
    expect(shown(mountTable({ searchText: 'bonn' }, props).el)).toEqual([]);
    const { el } = mountTable({}, props);
    expect(shown(el)[0]).toBe('Cid of Bonn');
    click(one(el, bodyRow));
    expect(onRowClick.mock.lastCall?.[1]).toMatchObject({ age: 41 });
    press(el, 'Edit');
    press(el, 'Save');
    await expect
      .poll(() => onRowUpdate.mock.lastCall?.[0])
      .toMatchObject({ name: 'Cid', city: 'Bonn', age: 41 });
  },
);

proves(
  'rowData.done = true changes only the copy, which is replaced when data or columns next changes.',
  () => {
    const onClick = (_event: unknown, row: unknown) => Object.assign(row as object, { done: true });
    const actions = [{ icon: () => <i>x</i>, tooltip: 'Done', onClick }];
    const render = (row: Person) => `${row.name}${'done' in row ? ' done' : ''}`;
    const table = (name: object) => (
      <MaterialTable columns={columns({ name })} data={people} actions={actions} />
    );
    const { el, rerender } = mount(table({ render }));
    press(el, 'Done');
    rerender(table({ render, title: 'New' }));
    expect(shown(el)[0]).toBe('Cid');
    expect(people[0]).not.toHaveProperty('done');
  },
);

function RowWithId(props: { data: Person } & Record<string, unknown>) {
  return <MTableBodyRow {...props} id={`person-${props.data.id}`} data-cy="person" data-testid="mine" />;
}

proves(
  [
    'Replace Row and pass your attributes, which are set on the tr element.',
    "For a cell, do the same with components.Cell and MTableCell. Only data-testid can't be changed.",
  ],
  () => {
    const Cell = (props: { rowData: Person } & Record<string, unknown>) => (
      <MTableCell {...props} data-cy={`cell-${props.rowData.id}`} data-testid="mine" />
    );
    const { el } = mountTable({}, { components: { Row: RowWithId, Cell } });
    expect(all(el, '[data-cy=cell-3][data-testid=mtablecell]')).toHaveLength(3);
    expect(one(el, '#person-3').tagName).toBe('TR');
    expect(one(el, '#person-3').textContent).toContain('Dora');
    expect(all(el, 'tr[data-cy=person][data-testid=mtablebodyrow]')).toHaveLength(5);
  },
);

proves(['Add a uuid field to the row.', 'because the random string stays with the id.'], () => {
  const own = columns();
  const aged = (age: number) => people.slice(0, 2).map((row) => ({ ...row, age }));
  const { el, rerender } = mount(<MaterialTable columns={own} data={aged(1)} />);
  const before = all(el, bodyRow);
  rerender(<MaterialTable columns={own} data={aged(2)} />);
  expect(all(el, bodyRow)).toEqual(before);
  // The row with another id has the same key: React keeps its element.
  const keyed = (id: number) => people.slice(0, 1).map((row) => ({ ...row, id, uuid: 'own' }));
  rerender(<MaterialTable columns={own} data={keyed(70)} />);
  const kept = one(el, bodyRow);
  rerender(<MaterialTable columns={own} data={keyed(71)} />);
  expect(one(el, bodyRow)).toBe(kept);
});

proves(
  [
    'In onRowUpdate and onRowDelete, it is always -1, so old samples that assign to rows[-1] save nothing.',
    'Find the index by id',
  ],
  async () => {
    const places = vi.fn();
    const look = async (old?: Person) =>
      places(
        people.indexOf(old as Person),
        people.findIndex(({ id }) => id === old?.id),
      );
    const editable = { onRowUpdate: (_new: Person, old?: Person) => look(old), onRowDelete: look };
    for (const button of ['Edit', 'Delete']) {
      const { el } = mountTable({}, { editable });
      press(el, button);
      press(el, 'Save');
      await expect.poll(() => places.mock.lastCall).toEqual([-1, 0]);
      places.mockClear();
    }
  },
);

const made = columns();
const table = (data: Person[]) => <MaterialTable columns={made} data={data} options={{ selection: true }} />;
const checked = (el: ParentNode) =>
  (all(el, `${bodyRow} input`) as HTMLInputElement[]).map((box) => box.checked);

proves('If the later row is selected, both are, even across pages.', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const double = people.map((row, index) => ({ ...row, id: index === 5 ? 1 : row.id }));
  const { el, rerender } = mount(table(double));
  press(el, 'Next Page');
  click(one(el, `${bodyRow} input`));
  rerender(table(double.map((row) => ({ ...row, age: 1 }))));
  expect(checked(el)).toEqual([true, false, false, false, false]);
  press(el, 'Previous Page');
  expect(checked(el)).toEqual([true, false, false, false, false]);
});

proves(
  [
    'reorder your array when one row is dropped on another',
    "Rows can't be dragged with the keyboard, so provide buttons as well.",
  ],
  async () => {
    const { el } = mount(<DragRows />);
    await expect.poll(() => all(el, 'tr[draggable]').length).toBe(4);
    for (const row of all(el, 'tr[draggable]')) {
      row.focus();
      expect(document.activeElement).not.toBe(row);
    }
    const [bakery, , hotel] = all(el, bodyRow);
    const dataTransfer = new DataTransfer();
    const drag = (row: HTMLElement | undefined, type: string) =>
      flushSync(() => row?.dispatchEvent(new DragEvent(type, { bubbles: true, dataTransfer })));
    drag(bakery, 'dragstart');
    drag(hotel, 'drop');
    expect(shown(el)).toEqual(['School', 'Hotel', 'Bakery', 'Clinic']);
    press(el, 'Move Clinic up');
    expect(shown(el)).toEqual(['School', 'Hotel', 'Clinic', 'Bakery']);
    press(el, 'Move School up');
    expect(shown(el)[0]).toBe('School');
  },
);

proves('A finger that moves over a row scrolls the page, and none of the drag events fires.', async () => {
  const onDrag = vi.fn();
  const onPointerCancel = vi.fn();
  const handlers = { onDragStart: onDrag, onDragOver: onDrag, onDrop: onDrag, onPointerCancel };
  const Row = (props: object) => <MTableBodyRow {...props} draggable {...handlers} />;
  const { el } = mountTable({}, { components: { Row } });
  el.style.paddingBottom = '3000px';
  await expect.poll(() => all(el, 'tr[draggable]').length).toBe(5);
  const rows = all(el, bodyRow);
  const top = one(el, 'table').getBoundingClientRect().top;
  await swipe(rows[4]!, rows[0]!);
  // The browser takes the pointer away to scroll.
  await expect.poll(() => onPointerCancel.mock.calls.length).toBe(1);
  await expect.poll(() => one(el, 'table').getBoundingClientRect().top).toBeLessThan(top);
  expect(onDrag).not.toHaveBeenCalled();
});

proves('reorder by the row below the finger:', async () => {
  const { el } = mount(<WithHandles />);
  await expect.poll(() => all(el, 'tr[data-id]').length).toBe(5);
  const handles = () => all(el, `${bodyRow} svg`);
  await swipe(handles()[0]!, all(el, bodyRow)[2]!);
  await expect.poll(() => shown(el, 1).slice(0, 3)).toEqual(['Ann', 'Dora', 'Cid']);
  await swipe(handles()[4]!, all(el, bodyRow)[3]!);
  await expect.poll(() => shown(el, 1)).toEqual(['Ann', 'Dora', 'Cid', 'Eve', 'Bob']);
});

proves(
  [
    "pass the same Row to both and move the dropped row to the other table's data.",
    'An empty table has no row to drop on, so also handle onDragOver and onDrop on an element around each table.',
  ],
  async () => {
    const { el } = mount(<TwoTables />);
    const [left, right] = ['Left', 'Right'].map((name) => one(el, `[aria-label="${name}"]`));
    await expect.poll(() => all(el, 'tr[draggable]').length).toBe(5);
    expect(all(right!, bodyRow)).toEqual([]);
    const drag = (row: Element, target: Element) => {
      const dataTransfer = new DataTransfer();
      const send = (element: Element, name: string) => {
        const event = new window.DragEvent(name, { bubbles: true, cancelable: true, dataTransfer });
        flushSync(() => element.dispatchEvent(event));
        return event.defaultPrevented;
      };
      send(row, 'dragstart');
      // Without this, the browser allows no drop.
      expect(send(target, 'dragover')).toBe(true);
      send(target, 'drop');
    };
    drag(all(left!, bodyRow)[1]!, one(right!, 'tbody'));
    expect([shown(left!)[1], shown(right!)]).toEqual(['Dora', ['Ann']]);
    drag(all(right!, bodyRow)[0]!, all(left!, bodyRow)[0]!);
    expect([shown(left!)[1], shown(right!)]).toEqual(['Ann', []]);
  },
);
