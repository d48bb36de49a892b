import MaterialTable, { MTableHeader, type Column, type Options } from '@material-table/core';
import { Menu, MenuItem } from '@mui/material';
import {
  createRef,
  useState,
  createContext,
  useContext,
  useMemo,
  type RefObject,
  type ComponentProps,
} from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';

import { proves, mount } from '../../../tests/claims/claim';
import { click, press, fill } from '../../../tests/claims/hands';
import { all, headers, shown, texts, one } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';

import HeaderGroups from './header-groups';
import StickyHeader from '../../../demos/style/header-cell.sticky';

interface Table {
  onChangeOrder: (index: number, direction: 'asc' | 'desc') => void;
  onFilterChange: (index: number, value: unknown) => void;
  onChangeColumnHidden: (column: Column<Person>, isHidden: boolean) => void;
}
const itemsOf = (table: Table, column: Column<Person>, index: number) => [
  { label: 'Sort from Z', onClick: () => table.onChangeOrder(index, 'desc') },
  { label: 'Only Oslo', onClick: () => table.onFilterChange(index, 'Oslo') },
  { label: 'Hide', onClick: () => table.onChangeColumnHidden(column, true) },
];

function CityMenu({ tableRef, column }: { tableRef: RefObject<Table | null>; column: Column<Person> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const run = (chosen: string) => {
    setAnchor(null);
    const items = tableRef.current ? itemsOf(tableRef.current, column, 1) : [];
    items.find(({ label }) => label === chosen)?.onClick();
  };
  return (
    <>
      City
      <button aria-label="Menu of City" onClick={({ currentTarget }) => setAnchor(currentTarget)} />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} transitionDuration={0}>
        {['Sort from Z', 'Only Oslo', 'Hide'].map((label) => (
          <MenuItem key={label} onClick={() => run(label)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

proves(
  [
    "use MUI's Menu as the title, and set sorting: false on the column, so that clicks don't sort",
    "Its items call the table's methods",
  ],
  async () => {
    const tableRef = createRef<Table>();
    const own = columns({ city: { sorting: false } });
    const [, city] = own;
    if (city) city.title = <CityMenu tableRef={tableRef} column={city} />;
    const { el } = mount(
      <MaterialTable columns={own} data={people} tableRef={tableRef} options={{ debounceInterval: 0 }} />,
    );
    const choose = async (label: string) => {
      press(el, 'Menu of City');
      const items = () => all(document, '[role=menuitem]');
      click(items().find(({ textContent }) => textContent === label) as HTMLElement);
      await expect.poll(() => items().length).toBe(0);
    };
    press(el, 'Menu of City');
    expect(shown(el, 1)).toEqual(people.slice(0, 5).map((person) => person.city));
    await choose('Sort from Z');
    expect(shown(el, 1)).toEqual(['Rome', 'Rome', 'Rome', 'Oslo', 'Oslo']);
    await choose('Only Oslo');
    await expect.poll(() => shown(el)).toEqual(['Dora', 'Bob', 'Gus', 'Jon']);
    await choose('Hide');
    await expect.poll(() => texts(el, 'thead th')).toEqual(['Name', 'Age']);
  },
);

proves(
  'Header cells are transparent, so rows show through the sticky header unless headerStyle sets an opaque background.',
  () => {
    const backgrounds = (el: HTMLElement) =>
      new Set(headers(el).map((th) => getComputedStyle(th).backgroundColor));
    const plain = mountTable({ headerStyle: { position: 'sticky', top: 0 } }).el;
    expect(backgrounds(plain)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    const { el } = mount(<StickyHeader />);
    expect(backgrounds(el)).toEqual(new Set(['rgb(255, 255, 255)']));
  },
);

const clamp = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
const long = 'The city in which this person lives now, with a district, a street and a number';

proves('An element can also limit a header to three lines', () => {
  const height = (title: React.ReactNode) => {
    const { el, unmount } = mount(
      <div style={{ width: 700 }}>
        <MaterialTable
          columns={columns({ city: { title: title as string, width: 120 } })}
          data={people}
          options={{ tableLayout: 'fixed' }}
        />
      </div>,
    );
    const found = one(el, 'thead th').getBoundingClientRect().height;
    unmount();
    return found;
  };
  const three = height(
    <>
      One
      <br />
      Two
      <br />
      Three
    </>,
  );
  expect(height(long)).toBeGreaterThan(three + 15);
  expect(height(<span style={clamp}>{long}</span>)).toBeCloseTo(three, 0);
});

interface Task {
  id: number;
  name: string;
  done: boolean;
}
const Tasks = createContext<[Task[], (rows: Task[]) => void]>([[], () => {}]);

function AllDone() {
  const [rows, setRows] = useContext(Tasks);
  const isDone = rows.every(({ done }) => done);
  return (
    <input
      type="checkbox"
      aria-label="All done"
      checked={isDone}
      onClick={(event) => event.stopPropagation()}
      onChange={() => setRows(rows.map((row) => ({ ...row, done: !isDone })))}
    />
  );
}

function Page() {
  const [rows, setRows] = useState<Task[]>([
    { id: 1, name: 'Ann', done: true },
    { id: 2, name: 'Bob', done: false },
  ]);
  const own = useMemo<Column<Task>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: <AllDone />, field: 'done', type: 'boolean', sorting: false },
    ],
    [],
  );
  return (
    <Tasks value={[rows, setRows]}>
      <MaterialTable columns={own} data={rows} options={{ filtering: true, debounceInterval: 0 }} />
      <output>{rows.filter(({ done }) => done).length}</output>
    </Tasks>
  );
}

proves(
  'Let the element in title use the rows through a context, so that the columns stay the same objects',
  async () => {
    const { el } = mount(<Page />);
    fill(one(el, '[aria-label="filter data by Name"]') as HTMLInputElement, 'bob');
    await expect.poll(() => shown(el)).toEqual(['Bob']);
    const box = () => one(el, '[aria-label="All done"]') as HTMLInputElement;
    for (const count of ['2', '0', '2']) {
      click(box());
      expect(one(el, 'output').textContent).toBe(count);
      expect(box().checked).toBe(count === '2');
      // The same columns: the filter is kept.
      expect(shown(el)).toEqual(['Bob']);
    }
  },
);

proves('Leave the upper cell empty instead, as above Station.', async () => {
  const { el } = mount(<HeaderGroups />);
  await expect.poll(() => all(el, 'thead').length).toBe(2);
  expect(one(el, 'thead td').textContent).toBe('');
  expect(all(el, 'thead')[1]?.textContent).toContain('Station');
});

proves(
  'To freeze a column, make its upper cell sticky as well, with the same offset and background.',
  async () => {
    const style = { position: 'sticky', insetInlineStart: 0, background: 'white', minWidth: 100 } as const;
    const Header = (props: ComponentProps<typeof MTableHeader>) => (
      <>
        <thead>
          <tr>
            <td style={style} />
            <th colSpan={2}>Home</th>
          </tr>
        </thead>
        <MTableHeader {...props} />
      </>
    );
    const own = columns({
      name: { headerStyle: style, cellStyle: style },
      city: { cellStyle: { minWidth: 600 } },
    });
    const { el } = mount(
      <div style={{ width: 300 }}>
        <MaterialTable columns={own} data={people} components={{ Header }} options={{ draggable: false }} />
      </div>,
    );
    await expect.poll(() => all(el, 'thead').length).toBe(2);
    const scroller = one(el, '.MuiBox-root:has(thead)');
    scroller.scrollLeft = 200;
    expect(scroller.scrollLeft).toBe(200);
    for (const cell of [
      one(el, 'thead td'),
      ...all(el, 'tr > :first-child').filter((one) => one.closest('tbody')),
    ])
      expect(Math.round(cell.getBoundingClientRect().left - scroller.getBoundingClientRect().left)).toBe(0);
  },
);

function TwoHeads(props: ComponentProps<typeof MTableHeader>) {
  return (
    <>
      <thead>
        <tr>
          <th colSpan={2}>Person</th>
          <th>Rest</th>
        </tr>
      </thead>
      <MTableHeader {...props} />
    </>
  );
}

const spanOf = (cell: HTMLElement) => (cell as HTMLTableCellElement).colSpan;

const height = (city: Partial<Column<Person>>, tableLayout: 'auto' | 'fixed' = 'auto') => {
  const { el, unmount } = mount(
    <div style={{ width: 700 }}>
      <MaterialTable columns={columns({ city })} data={people} options={{ tableLayout }} />
    </div>,
  );
  const found = one(el, 'thead th').getBoundingClientRect().height;
  unmount();
  return found;
};

const left = (element: Element | undefined) => element?.getBoundingClientRect().left;

proves(
  [
    "Sorting still works, so stop the propagation of a button's click. Otherwise, the click also sorts the rows.",
    'The title is also the column\'s name in the columns menu, in exports and in filter inputs, which screen readers then announce as "[object Object]".',
  ],
  () => {
    const title = (
      <span>
        Name
        <button data-kind="silent" onClick={(event) => event.stopPropagation()}>
          ?
        </button>
        <button data-kind="loud">!</button>
      </span>
    );
    const { el } = mountTable({ filtering: true }, { columns: columns({ name: { title } }) });
    click(one(el, '[data-kind="silent"]'));
    expect(shown(el)[0]).toBe('Cid');
    click(one(el, '[data-kind="loud"]'));
    expect(shown(el)[0]).toBe('Ann');
    expect(all(el, 'input[aria-label="filter data by [object Object]"]')).toHaveLength(1);
    expect(texts(el, 'thead th')[0]).toContain('Name');
  },
);

proves(
  [
    'No column property merges headers. Wrap the header in components.Header, and render a second thead before it, with a colSpan for each heading.',
    'Turn off dragging, because a dragged column leaves its heading.',
  ],
  async () => {
    const spans = { colSpan: 2, headerStyle: { colSpan: 2 } } as object;
    expect(headers(mountTable({}, { columns: columns({ name: spans }) }).el).map(spanOf)).toEqual([1, 1, 1]);

    const ref: { current: { onDragEnd: (drop: object) => void } | null } = { current: null };
    const { el } = mountTable({}, { components: { Header: TwoHeads }, tableRef: ref as never });
    const [head, own] = all(el, 'thead');
    expect(texts(head ?? el, 'th')).toEqual(['Person', 'Rest']);
    expect(texts(own ?? el, 'th')).toEqual(['Name', 'City', 'Age']);
    const [source, destination] = [0, 2].map((index) => ({ droppableId: 'headers', index }));
    flushSync(() => ref.current?.onDragEnd({ draggableId: '0', source, destination }));
    expect(texts(own ?? el, 'th')).toEqual(['City', 'Age', 'Name']);
    expect(texts(head ?? el, 'th')).toEqual(['Person', 'Rest']);

    const demo = mount(<HeaderGroups />).el;
    await expect.poll(() => texts(demo, 'th[colspan="2"]')).toEqual(['Summer', 'Winter']);
    expect(all(demo, '[data-rfd-drag-handle-draggable-id]')).toEqual([]);
  },
);

proves(
  'Include the cells before your columns, which are one for each group, and one each for tree data, detail panels, selection and actions.',
  () => {
    const before = (options: Options<Person>, more: object = {}, own = columns()) => {
      const cells = texts(mountTable(options, { columns: own, ...more }).el, 'thead th');
      return cells.findIndex((title) => title === 'Name' || title === 'Age');
    };
    const action = { icon: 'x', tooltip: 'Act', position: 'row', onClick: () => undefined };
    const actions = [action];
    const detailPanel = () => 'x';
    const parentChildData = () => undefined;
    expect(before({})).toBe(0);
    expect(before({ selection: true })).toBe(1);
    expect(before({}, { actions })).toBe(1);
    expect(before({}, { detailPanel })).toBe(1);
    expect(before({}, { parentChildData })).toBe(1);
    expect(before({}, {}, columns({ city: { defaultGroupOrder: 0 } }))).toBe(1);
    const two = columns({ city: { defaultGroupOrder: 0 }, name: { defaultGroupOrder: 1 } });
    expect(before({}, {}, two)).toBe(2);
    expect(before({ selection: true }, { detailPanel, actions })).toBe(3);
  },
);

proves(
  [
    "Titles wrap between words if the column has a width and headerStyle doesn't set whiteSpace: 'nowrap'.",
    'To control where a title breaks, pass an element with a <br />.',
  ],
  () => {
    const title = 'The city in which this person lives now';
    const line = height({ title: 'City' });
    const headerStyle = { whiteSpace: 'nowrap' } as const;
    for (const layout of ['auto', 'fixed'] as const) {
      const wrapped = height({ title, width: 120 }, layout);
      expect(wrapped, layout).toBeGreaterThan(line + 15);
      expect(height({ title, width: 120, headerStyle }, layout), layout).toBe(line);
    }
    const broken = (
      <>
        First
        <br />
        name
      </>
    );
    expect(height({ title: broken })).toBeGreaterThan(line + 15);
  },
);

proves(
  [
    'Only headerStyle and ariaLabel are passed to the th.',
    "Set the id on an element in title, and style the cell in sx with '& th:has(#city)'.",
  ],
  () => {
    const tried = { id: 'x', ariaLabel: 'Town', className: 'x', headerStyle: { color: 'rgb(1, 2, 3)' } };
    const own = columns({ city: { title: <span id="city">City</span>, ...(tried as object) } });
    const sx = { '& th:has(#city)': { backgroundColor: 'rgb(4, 5, 6)' } };
    const cell = all(mountTable({}, { columns: own, sx }).el, 'thead th')[1] as HTMLElement;
    expect([cell.id, cell.classList.contains('x'), cell.ariaLabel]).toEqual(['', false, 'Town']);
    const { color, backgroundColor } = getComputedStyle(cell);
    expect([color, backgroundColor]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
  },
);

proves('render a second thead before it, with a colSpan for each heading', async () => {
  const { el } = mount(<HeaderGroups />);
  await expect.poll(() => texts(el, 'th[colspan="2"]')).toEqual(['Summer', 'Winter']);
  const [summer] = all(el, 'th[colspan="2"]');
  expect(left(summer)).toBe(left(all(el, 'thead:last-of-type th')[1]));
});

proves(
  [
    'Handle onContextMenu on an element around the table.',
    "event.target.closest('th') is the header, and its cellIndex the position of the column, including checkboxes and actions.",
  ],
  () => {
    const onHeader = vi.fn();
    const { el } = mount(
      <div
        onContextMenu={(event) => {
          const th = (event.target as Element).closest('th');
          onHeader(th && [th.cellIndex, th.textContent]);
        }}
      >
        <MaterialTable columns={columns()} data={people} options={{ selection: true }} />
      </div>,
    );
    const rightClick = (target: Element) =>
      flushSync(() => target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })));
    const city = headers(el)[2] as HTMLElement;
    rightClick(city);
    rightClick(one(city, '.MuiTableSortLabel-root'));
    rightClick(one(el, 'tbody td'));
    expect(onHeader.mock.calls).toEqual([[[2, 'City']], [[2, 'City']], [null]]);
  },
);

proves('To mark a column, give its position a background in sx.', async () => {
  const { el } = mount(
    <MaterialTable
      columns={columns()}
      data={people}
      options={{ draggable: false }}
      sx={{ '& tr > :nth-of-type(2)': { bgcolor: 'rgb(1, 2, 3)' } }}
    />,
  );
  const colorOf = (selector: string) => getComputedStyle(one(el, selector)).backgroundColor;
  await expect.poll(() => colorOf('tbody td:nth-of-type(2)')).toBe('rgb(1, 2, 3)');
  expect(colorOf('th:nth-of-type(2)')).toBe('rgb(1, 2, 3)');
  expect(colorOf('tbody td:nth-of-type(1)')).not.toBe('rgb(1, 2, 3)');
});
