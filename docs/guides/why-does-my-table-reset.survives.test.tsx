import MaterialTable, { type Column, type MaterialTableProps, type Options } from '@material-table/core';
import { createRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, hasButton, one, shown, texts } from '../../tests/claims/read';
import { people, type Person, save } from '../../tests/claims/table';

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
  'Order of columns': {
    set: (table) =>
      drag(table, {
        source: { droppableId: 'headers', index: 0 },
        destination: { droppableId: 'headers', index: 1 },
      }),
    has: (_table, el) => texts(el, 'thead th').filter(Boolean)[0] === 'City',
  },
  'Column widths': {
    columns: () => columns().map((column) => ({ ...column, width: 120 })),
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
      columns().map((column) => (column.field === 'city' ? { ...column, defaultGroupOrder: 0 } : column)),
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
    set: (_table, el) => scroller(el).scrollTo({ top: 20, behavior: 'instant' }),
    has: (_table, el) => scroller(el).scrollTop === 20,
  },
} satisfies Record<string, Part>;

type Change = 'data' | 'columns' | 'options' | 'key' | 'key and columns';

/** Create a state, change one thing, and return whether the state still exists. */
async function survives(part: Part, change: Change, hasIds = true): Promise<boolean> {
  const tableRef = createRef<Running>();
  const make = part.columns ?? columns;
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

/** Check a line of the page's table: what happens to a part with new data, columns, options and a new key. */
async function fate(name: keyof typeof parts, line: string): Promise<void> {
  const part = parts[name];
  const found: string[] = [];
  for (const change of ['data', 'columns', 'options', 'key'] as const) {
    const isKept = await survives(part, change);
    const needsIds = isKept && line.includes('ids') && !(await survives(part, change, false));
    found.push(needsIds ? 'ids' : isKept ? 'kept' : 'lost');
  }
  expect([name, ...found].join(' | ')).toBe(line);
}

function columns(): Column<Person>[] {
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
const scroller = (el: HTMLElement) => one(el, 'div[style*="max-height"]');

proves('Search text | kept | kept | kept | lost', () =>
  fate('Search text', 'Search text | kept | kept | kept | lost'),
);
proves('Sorting | kept | kept | kept | lost', () => fate('Sorting', 'Sorting | kept | kept | kept | lost'));
proves('Page | kept | kept | kept | lost', () => fate('Page', 'Page | kept | kept | kept | lost'));
proves('Rows per page | kept | kept | kept | lost', () =>
  fate('Rows per page', 'Rows per page | kept | kept | kept | lost'),
);
proves('Filters | kept | lost | kept | kept', () => fate('Filters', 'Filters | kept | lost | kept | kept'));
proves('Hidden columns | kept | lost | kept | kept', () =>
  fate('Hidden columns', 'Hidden columns | kept | lost | kept | kept'),
);
proves('Column order | kept | lost | kept | kept', () =>
  fate('Order of columns', 'Order of columns | kept | lost | kept | kept'),
);
proves('Column widths | kept | lost | kept | kept', () =>
  fate('Column widths', 'Column widths | kept | lost | kept | kept'),
);
proves('Groups | kept | lost | kept | kept', () => fate('Groups', 'Groups | kept | lost | kept | kept'));
proves('Expanded groups | kept | kept | kept | lost', () =>
  fate('Expanded groups', 'Expanded groups | kept | kept | kept | lost'),
);
proves(
  [
    'Selection | ids | ids | ids | lost',
    'The rows have no id, and data, columns or options is new.',
    'ids means kept if each row has an id, lost otherwise.',
  ],
  () => fate('Selection', 'Selection | ids | ids | ids | lost'),
);
proves('Open detail panels | ids | ids | ids | lost', () =>
  fate('Open detail panels', 'Open detail panels | ids | ids | ids | lost'),
);
proves('Expanded tree rows | ids | ids | ids | lost', () =>
  fate('Expanded tree rows', 'Expanded tree rows | ids | ids | ids | lost'),
);
proves('State inside your cells | ids | ids | ids | lost', () =>
  fate('State inside your cells', 'State inside your cells | ids | ids | ids | lost'),
);
proves('Row being edited | lost | lost | lost | lost', () =>
  fate('Row being edited', 'Row being edited | lost | lost | lost | lost'),
);
proves('Row being added | kept | kept | kept | lost', () =>
  fate('Row being added', 'Row being added | kept | kept | kept | lost'),
);
proves('Scroll position | kept | kept | kept | lost', () =>
  fate('Scroll position', 'Scroll position | kept | kept | kept | lost'),
);

proves('A new key and new columns reset everything.', async () => {
  const kept: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (await survives(part, 'key and columns')) kept.push(name);
  }
  expect(kept).toEqual([]);
});

const changes: Change[] = ['data', 'columns', 'options', 'key'];

proves(
  [
    'These survive all new props, so the table itself was remounted.',
    'Page, search and sorting are lost | the table was remounted',
  ],
  async () => {
    for (const name of ['Page', 'Search text', 'Sorting'] as const) {
      const kept: Change[] = [];
      for (const change of changes) if (await survives(parts[name], change)) kept.push(change);
      expect(kept, name).toEqual(['data', 'columns', 'options']);
    }
  },
);

proves(
  "A new key alone doesn't clear five of these, because they are stored in your column objects.",
  async () => {
    const kept: string[] = [];
    for (const [name, part] of Object.entries(parts)) if (await survives(part, 'key')) kept.push(name);
    expect(kept).toEqual(['Filters', 'Hidden columns', 'Order of columns', 'Column widths', 'Groups']);
  },
);

proves(
  [
    'The table loses state for one of three reasons: it received new columns or options, its rows have no id, or React remounted it.',
  ],
  async () => {
    expect(await survives(parts.Filters, 'columns')).toBe(false);
    expect(await survives(parts['Row being edited'], 'options')).toBe(false);
    expect(await survives(parts.Selection, 'data', false)).toBe(false);
    expect(await survives(parts.Selection, 'data')).toBe(true);
    expect(await survives(parts.Sorting, 'key')).toBe(false);
  },
);
