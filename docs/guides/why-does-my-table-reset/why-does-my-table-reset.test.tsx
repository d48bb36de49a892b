import MaterialTable, {
  type Column,
  type Options,
  type Query,
  type MaterialTableProps,
} from '@material-table/core';
import { useMemo, useState, createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, press, sort } from '../../../tests/claims/hands';
import { all, bodyRow, one, shown, texts, scroller, hasButton } from '../../../tests/claims/read';
import { columns, people, save, type Person } from '../../../tests/claims/table';
import OneResetsOneDoesNot from './columns';
import FieldInTheToolbar from './focus';

const options: Options<Person> = { filtering: true, columnsButton: true, debounceInterval: 0 };
const nameFilter = (el: ParentNode) => one(el, '[aria-label="filter data by Name"]') as HTMLInputElement;
const withFunction = () => columns({ age: { render: (row) => `${row.age} years` } });
const older = () => people.map((row) => ({ ...row, age: row.age + 1 }));
const hideCity = (el: HTMLElement) => {
  press(el, 'Show Columns');
  click(one(document, '#column-toggle-1'));
};

proves(
  [
    'Only the second one creates its columns in useMemo.',
    'To see the difference, filter both tables and then render again.',
  ],
  async () => {
    const { el } = mount(<OneResetsOneDoesNot />);
    const inputs = () => all(el, '[aria-label="filter data by Tea"]') as HTMLInputElement[];
    for (const input of inputs()) fill(input, 'sen');
    await expect.poll(() => shown(el)).toEqual(['Sencha', 'Sencha']);
    click(one(el, 'button'));
    await expect.poll(() => shown(el)).toEqual(['Assam', 'Darjeeling', 'Sencha', 'Sencha']);
    expect(inputs().map(({ value }) => value)).toEqual(['', 'sen']);
  },
);

proves(
  [
    'created inline with a function are new on every render.',
    'Without functions, they keep a filter between renders but lose it when data next changes.',
  ],
  async () => {
    for (const make of [withFunction, () => columns()]) {
      const { el, rerender, unmount } = mount(
        <MaterialTable columns={make()} data={people} options={options} />,
      );
      fill(nameFilter(el), 'ann');
      await expect.poll(() => shown(el)).toEqual(['Ann']);
      rerender(<MaterialTable columns={make()} data={people} options={options} />);
      expect(nameFilter(el).value).toBe(make === withFunction ? '' : 'ann');
      rerender(<MaterialTable columns={make()} data={older()} options={options} />);
      expect(nameFilter(el).value).toBe('');
      expect(shown(el)).toHaveLength(5);
      unmount();
    }
  },
);

proves(
  [
    'In this table, "new" means different content, or a function that was recreated on render.',
    'a function that was recreated always counts as new',
  ],
  () => {
    const own = columns();
    const table = (data: Person[], given: Options<Person>) => (
      <MaterialTable columns={own} data={data} options={given} editable={{ onRowUpdate: save }} />
    );
    const isNew = (next: React.ReactElement) => {
      const { el, rerender, unmount } = mount(table(people, options));
      press(el, 'Edit');
      rerender(next);
      const isClosed = !hasButton(el, 'Save');
      unmount();
      return isClosed;
    };
    const copies = people.map((row) => ({ ...row }));
    expect(isNew(table(copies, { ...options }))).toBe(false);
    expect(isNew(table(older(), options))).toBe(true);
    expect(isNew(table(people, { ...options, rowStyle: () => ({}) }))).toBe(true);
  },
);

proves('the filter inputs are cleared, but the next query still contains the filters', async () => {
  const data = vi.fn(async ({ page }: Query<Person>) => ({ data: people.slice(0, 5), page, totalCount: 12 }));
  const { el, rerender } = mount(<MaterialTable columns={withFunction()} data={data} options={options} />);
  await expect.poll(() => all(el, bodyRow).length).toBe(5);
  fill(nameFilter(el), 'ann');
  await expect.poll(() => data.mock.calls.length).toBe(2);
  rerender(<MaterialTable columns={withFunction()} data={data} options={options} />);
  expect(nameFilter(el).value).toBe('');
  await expect.poll(() => all(el, 'button[aria-label="Next Page"]:not(:disabled)').length).toBe(1);
  press(el, 'Next Page');
  await expect
    .poll(() => data.mock.lastCall?.[0].filters.map(({ value }) => value as unknown))
    .toEqual(['ann']);
});

proves('The selection is then preserved even with inline columns.', () => {
  const selecting: Options<Person> = { selection: true };
  function Parent({ rows }: { rows: Person[] }) {
    const [, setSelected] = useState<Person[]>([]);
    const props = { data: rows, options: selecting, onSelectionChange: setSelected };
    return <MaterialTable columns={withFunction()} {...props} />;
  }
  const checkedOf = (rows: Person[]) => {
    const { el } = mount(<Parent rows={rows} />);
    click(one(el, `${bodyRow} input`));
    return all(el, `${bodyRow} input:checked`).length;
  };
  expect(checkedOf(people)).toBe(1);
  expect(checkedOf(people.map(({ id: _id, ...row }) => row as Person))).toBe(0);
});

proves('If there are too few rows for the current page, the table moves to the last page.', () => {
  const own = columns();
  const { el, rerender } = mount(<MaterialTable columns={own} data={people} />);
  press(el, 'Last Page');
  rerender(<MaterialTable columns={own} data={people.slice(0, 7)} />);
  expect(shown(el)).toEqual(['Fay', 'Gus']);
});

proves(
  'Return a component from render that reads a context, like Note in the demo above. Nothing is reset.',
  async () => {
    const { el } = mount(<FieldInTheToolbar />);
    await expect.poll(() => all(el, 'label').length).toBeGreaterThan(0);
    const field = all(el, 'input').find((input) =>
      input.closest('.MuiFormControl-root')?.textContent?.includes('Note'),
    );
    if (!field) throw new Error('the note has no field');
    field.focus();
    fill(field, 'h');
    fill(field, 'hot');
    expect(document.activeElement).toBe(field);
    expect(shown(el, 1)).toEqual(['hot', 'hot']);
  },
);

proves(
  [
    'Columns in useMemo keep the values of the render that created them, and so do their render and cellStyle.',
    'Each change then creates new columns, so filters and hidden columns are lost.',
    'List the value in the dependencies of useMemo.',
    'or an old closure | pass a new array',
  ],
  () => {
    const inUnit = (unit: string) => columns({ age: { render: (row) => `${row.age} ${unit}` } });
    function Table({ unit, isListed }: { unit: string; isListed: boolean }) {
      const [first] = useState(unit);
      const kept = useMemo(() => inUnit(first), [first]);
      const listed = useMemo(() => inUnit(unit), [unit]);
      return <MaterialTable columns={isListed ? listed : kept} data={people} options={options} />;
    }
    for (const isListed of [false, true]) {
      const { el, rerender, unmount } = mount(<Table unit="years" isListed={isListed} />);
      hideCity(el);
      rerender(<Table unit="winters" isListed={isListed} />);
      expect(texts(el, 'thead th').includes('City')).toBe(isListed);
      expect(texts(el, `${bodyRow} td:last-child`)[0]).toBe(isListed ? '41 winters' : '41 years');
      unmount();
    }
  },
);

const renderCity = (row: Person) => <b>{row.city}</b>;

proves(
  [
    'A stable function is the same function on the next render, because it is defined outside your component',
    'Columns whose render is defined outside can even be inline.',
  ],
  async () => {
    const table = () => (
      <MaterialTable
        columns={[
          { title: 'Name', field: 'name' },
          { title: 'City', field: 'city', render: renderCity },
        ]}
        data={people}
        options={options}
      />
    );
    const { el, rerender } = mount(table());
    fill(nameFilter(el), 'ann');
    await expect.poll(() => shown(el)).toEqual(['Ann']);
    rerender(table());
    expect([nameFilter(el).value, ...shown(el)]).toEqual(['ann', 'Ann']);
  },
);

/** A component with three reasons to render again, which recreates its columns each time. */
function Inline() {
  const [count, setCount] = useState(0);
  const render = () => setCount(count + 1);
  return (
    <>
      <button type="button" aria-label="Count" onClick={render} />
      <output>{count}</output>
      <MaterialTable
        columns={withFunction()}
        data={people}
        options={causeOptions}
        onSelectionChange={render}
        actions={[{ icon: 'o', tooltip: 'Act', position: 'row', onClick: render }]}
      />
    </>
  );
}
const causeOptions: Options<Person> = { ...options, selection: true };

proves(
  "Any setState in the component around the table causes this, even one in onSelectionChange or an action. Filters are cleared, and users' choice of columns is undone.",
  async () => {
    for (const cause of ['button[aria-label=Count]', `${bodyRow} input`, 'button[aria-label=Act]']) {
      const { el, unmount } = mount(<Inline />);
      hideCity(el);
      expect(texts(el, 'thead th')).not.toContain('City');
      fill(nameFilter(el), 'ann');
      await expect.poll(() => shown(el).length).toBe(1);
      click(one(el, cause));
      await expect.poll(() => one(el, 'output').textContent).toBe('1');
      await expect.poll(() => shown(el).length).toBe(5);
      expect(nameFilter(el).value).toBe('');
      expect(texts(el, 'thead th')).toContain('City');
      unmount();
    }
  },
);

const many: Person[] = Array.from({ length: 60 }, (_, id) => ({ id, name: `N${id}`, city: 'Bonn', age: id }));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Scroll half-way, move a visible row to the top, and return how far the table is then scrolled. */
async function scrolledAfterMove(sx: object) {
  const own = columns({ age: { defaultSort: 'asc' } });
  const options = { paging: false, maxBodyHeight: 300 };
  const table = (rows: Person[]) => <MaterialTable columns={own} data={rows} options={options} sx={sx} />;
  const { el, rerender, unmount } = mount(table(many));
  const box = scroller(el);
  box.scrollTop = 1500;
  await nextFrame();
  await nextFrame();
  rerender(table(many.map((row) => (row.id === 30 ? { ...row, age: -1 } : row))));
  expect(shown(el)[0]).toBe('N30');
  await nextFrame();
  await nextFrame();
  const { scrollTop } = box;
  unmount();
  return scrollTop;
}

proves(
  [
    'If a change moves a visible row to another place in the sorted table, Chromium scrolls with it.',
    'To prevent this, set the following sx',
  ],
  async () => {
    expect(await scrolledAfterMove({})).toBe(0);
    expect(await scrolledAfterMove({ '& tbody': { overflowAnchor: 'none' } })).toBe(1500);
  },
);

type Sorted = Person & { sortedBy: number };
const start: Sorted[] = people.slice(0, 4).map((row) => ({ ...row, sortedBy: row.age }));

function SortsLater() {
  const [rows, setRows] = useState(start);
  const own = useMemo<Column<Sorted>[]>(
    () => [{ title: 'Age', field: 'age', defaultSort: 'asc', customSort: (a, b) => a.sortedBy - b.sortedBy }],
    [],
  );
  const change = () => setRows((all) => all.map((row) => (row.id === 1 ? { ...row, age: 1 } : row)));
  return (
    <>
      <button onClick={change}>Change</button>
      <MaterialTable
        columns={own}
        data={rows}
        onOrderCollectionChange={() => setRows((all) => all.map((row) => ({ ...row, sortedBy: row.age })))}
      />
    </>
  );
}

proves(
  'To leave the row in its place until users sort again, sort by a copy of the value in customSort and update the copies in onOrderCollectionChange.',
  () => {
    const { el } = mount(<SortsLater />);
    expect(shown(el)).toEqual(['25', '30', '30', '41']);
    click(one(el, 'button'));
    expect(shown(el)).toEqual(['25', '30', '30', '1']);
    sort(el, 'Age');
    expect(shown(el)).toEqual(['30', '30', '25', '1']);
  },
);

interface Running {
  state: { currentPage: number; pageSize: number };
  setState: (state: object) => void;
  dataManager: {
    searchText: string;
    groupedData: { isExpanded: boolean }[];
    changeByDrag: (result: object) => void;
    getRenderState: () => object;
  };
  onPageChange: (event: null, page: number) => void;
  onRowsPerPageChange: (event: { target: { value: number } }) => void;
  onGroupExpandChanged: (path: number[]) => void;
}

/** A part of the state: how a user creates it, and whether it exists. */
interface Part {
  set: (table: Running, el: HTMLElement) => void;
  has: (table: Running, el: HTMLElement) => boolean;
  props?: Partial<MaterialTableProps<Person>>;
  columns?: () => Column<Person>[];
  options?: Options<Person>;
}
const filterInput = '[aria-label="filter data by Name"]';
const drag = (table: Running, result: object) => {
  table.dataManager.changeByDrag(result);
  flushSync(() => table.setState(table.dataManager.getRenderState()));
};

const parts = {
  'Search text': {
    set: (_table, el) => fill(one(el, 'input[placeholder="Search"]'), 'a'),
    has: (table) => table.dataManager.searchText === 'a',
  },
  Sorting: {
    set: (_table, el) => click(one(el, '[data-testid=mtableheader-sortlabel]')),
    has: (_table, el) => shown(el)[0] === 'Ann',
  },
  Page: {
    set: (table) => flushSync(() => table.onPageChange(null, 2)),
    has: (table, el) => table.state.currentPage === 2 && shown(el)[0] === 'Eve',
  },
  'Rows per page': {
    set: (table) => flushSync(() => table.onRowsPerPageChange({ target: { value: 5 } })),
    has: (_table, el) => shown(el).length === 5,
  },
  Filters: {
    set: (_table, el) => fill(one(el, filterInput), 'ann'),
    has: (_table, el) => shown(el).join() === 'Ann',
  },
  'Hidden columns': {
    set: (_table, el) => {
      press(el, 'Show Columns');
      click(one(document, '#column-toggle-1'));
    },
    has: (_table, el) => !texts(el, 'thead th').includes('City'),
  },
  'Column order': {
    set: (table) =>
      drag(table, {
        source: { droppableId: 'headers', index: 0 },
        destination: { droppableId: 'headers', index: 1 },
      }),
    has: (_table, el) => texts(el, 'thead th').filter(Boolean)[0] === 'City',
  },
  'Column widths': {
    columns: () => survivingColumns().map((column) => ({ ...column, width: 120 })),
    options: { columnResizable: true, tableLayout: 'fixed' },
    set: (_table, el) => {
      const mouse = (target: EventTarget, type: string, clientX: number) =>
        flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
      mouse(one(el, 'thead [data-testid="drag_handle"]'), 'mousedown', 300);
      mouse(document, 'mousemove', 240);
      mouse(document, 'mouseup', 240);
    },
    has: (_table, el) => {
      const [name = 0, city = 0] = all(el, 'thead th:has([data-testid="drag_handle"])').map(
        (th) => th.getBoundingClientRect().width,
      );
      return city - name > 50;
    },
  },
  Groups: {
    set: (table) =>
      drag(table, {
        draggableId: '1',
        source: { droppableId: 'headers', index: 1 },
        destination: { droppableId: 'groups', index: 0 },
      }),
    has: (_table, el) => texts(el, 'tbody tr:has(b)').includes('City: Bonn'),
  },
  'Expanded groups': {
    columns: () =>
      survivingColumns().map((column) =>
        column.field === 'city' ? { ...column, defaultGroupOrder: 0 } : column,
      ),
    set: (table) => flushSync(() => table.onGroupExpandChanged([0])),
    has: (_table, el) => shown(el).length > 0,
  },
  Selection: {
    set: (_table, el) => click(one(el, `${bodyRow} input[type=checkbox]`)),
    has: (_table, el) => all(el, `${bodyRow} input:checked`).length === 1,
  },
  'Open detail panels': {
    props: { detailPanel: () => 'the panel' },
    set: (_table, el) => press(el, 'Detail panel visibility toggle'),
    has: (_table, el) => Boolean(el.textContent?.includes('the panel')),
  },
  'Expanded tree rows': {
    props: {
      parentChildData: (row, rows) =>
        row.name === 'Ann' ? rows.find((parent) => parent.name === 'Cid') : undefined,
    },
    set: (_table, el) => click(one(el, `${bodyRow} button:not(.counter)`)),
    has: (_table, el) => shown(el).includes('Ann'),
  },
  'State inside your cells': {
    set: (_table, el) => click(one(el, 'button.counter')),
    has: (_table, el) => texts(el, 'button.counter').includes('1'),
  },
  'Row being edited': {
    props: { editable: { onRowUpdate: save } },
    set: (_table, el) => press(el, 'Edit'),
    has: (_table, el) => hasButton(el, 'Save'),
  },
  'Row being added': {
    props: { editable: { onRowAdd: save } },
    set: (_table, el) => press(el, 'Add'),
    has: (_table, el) => hasButton(el, 'Save'),
  },
  'Scroll position': {
    set: (_table, el) => scrollerOf(el).scrollTo({ top: 20, behavior: 'instant' }),
    has: (_table, el) => scrollerOf(el).scrollTop === 20,
  },
} satisfies Record<string, Part>;

type Change = 'data' | 'columns' | 'options' | 'key' | 'key and columns';

/** Create a state, change one thing, and return whether the state still exists. */
async function survives(part: Part, change: Change, hasIds = true): Promise<boolean> {
  const tableRef = createRef<Running>();
  const make = part.columns ?? survivingColumns;
  const first = make();
  const start = hasIds ? people : people.map(({ id: _id, ...row }) => row as Person);
  const options = { ...optionsOf(), ...part.options };
  const table = (by?: Change) => (
    <MaterialTable
      key={by?.startsWith('key') ? 'b' : 'a'}
      columns={by?.endsWith('columns') ? make() : first}
      data={by === 'data' ? start.map((row) => ({ ...row, age: row.age + 1 })) : start}
      options={by === 'options' ? { ...options, rowStyle: () => ({}) } : options}
      tableRef={tableRef}
      {...part.props}
    />
  );
  const { el, rerender, unmount } = mount(table());
  const has = () => tableRef.current !== null && part.has(tableRef.current, el);
  if (tableRef.current) part.set(tableRef.current, el);
  await expect.poll(has).toBe(true);
  rerender(table(change));
  const result = has();
  unmount();
  return result;
}

/** Check the page's table: what happens to these parts with new data, columns, options and a new key. */
async function haveFate(fate: string, names: (keyof typeof parts)[]): Promise<void> {
  for (const name of names) {
    const part = parts[name];
    const found: string[] = [];
    for (const change of ['data', 'columns', 'options', 'key'] as const) {
      const isKept = await survives(part, change);
      const needsIds = isKept && fate.includes('ids') && !(await survives(part, change, false));
      found.push(needsIds ? 'ids' : isKept ? 'kept' : 'lost');
    }
    expect([name, found.join(' | ')]).toEqual([name, fate]);
  }
}

function survivingColumns(): Column<Person>[] {
  return [
    { title: 'Name', field: 'name' },
    { title: 'City', field: 'city' },
    { title: 'Age', field: 'age', render: (row) => row.age },
    { title: 'Count', render: () => <Counter /> },
  ];
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className="counter" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const optionsOf = (): Options<Person> => ({
  selection: true,
  filtering: true,
  columnsButton: true,
  debounceInterval: 0,
  pageSize: 2,
  pageSizeOptions: [2, 5],
  maxBodyHeight: 60,
});
const scrollerOf = (el: HTMLElement) => one(el, 'div[style*="max-height"]');

proves(
  [
    'Search text | kept | kept | kept | lost',
    'Sorting | kept | kept | kept | lost',
    'Page | kept | kept | kept | lost',
    'Rows per page | kept | kept | kept | lost',
    'Expanded groups | kept | kept | kept | lost',
    'Row being added | kept | kept | kept | lost',
    'Scroll position | kept | kept | kept | lost',
    'These survive all new props, so the table itself was remounted for one of these reasons',
    'Page, search and sorting are lost | the table was remounted',
  ],
  () =>
    haveFate('kept | kept | kept | lost', [
      'Search text',
      'Sorting',
      'Page',
      'Rows per page',
      'Expanded groups',
      'Row being added',
      'Scroll position',
    ]),
);

proves(
  [
    'Filters | kept | lost | kept | kept',
    'Hidden columns | kept | lost | kept | kept',
    'Column order | kept | lost | kept | kept',
    'Column widths | kept | lost | kept | kept',
    'Groups | kept | lost | kept | kept',
    "A new key alone doesn't clear five of these, because they are stored in your column objects.",
  ],
  () =>
    haveFate('kept | lost | kept | kept', [
      'Filters',
      'Hidden columns',
      'Column order',
      'Column widths',
      'Groups',
    ]),
);

proves(
  [
    'Selection | ids | ids | ids | lost',
    'Open detail panels | ids | ids | ids | lost',
    'Expanded tree rows | ids | ids | ids | lost',
    'State inside your cells | ids | ids | ids | lost',
    'The rows have no id, and data, columns or options is new.',
    'The table loses state for one of three reasons: it received new columns or options, its rows have no id, or React remounted it.',
    'The entry "ids" means that the state is kept if each row has an id and lost otherwise.',
  ],
  () =>
    haveFate('ids | ids | ids | lost', [
      'Selection',
      'Open detail panels',
      'Expanded tree rows',
      'State inside your cells',
    ]),
);

proves('Row being edited | lost | lost | lost | lost', () =>
  haveFate('lost | lost | lost | lost', ['Row being edited']),
);

proves('A new key together with new columns resets everything.', async () => {
  const kept: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (await survives(part, 'key and columns')) kept.push(name);
  }
  expect(kept).toEqual([]);
});
