import MaterialTable, {
  MTableBodyRow,
  type Column,
  type MaterialTableProps,
  type Options,
  type Components,
} from '@material-table/core';
import { memo, useState, createContext, useContext, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';

import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, press, search, sort, pass, stopClock, pressText } from '../../../tests/claims/hands';
import { all, bodyRow, one, shown, texts, boxes, filterOf, status, titles } from '../../../tests/claims/read';
import { columns, people, mountTable, type Person } from '../../../tests/claims/table';

interface Row {
  id: number;
  name: string;
  group: string;
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Person ${id}`, group: `Group ${id % 4}` }));

/** A table of rows that counts how often a cell is rendered. */
function counted(count: number, options: Options<Row> = {}, props: Partial<MaterialTableProps<Row>> = {}) {
  const render = vi.fn(({ name }: Row) => name);
  const base = {
    columns: [{ title: 'Name', field: 'name', render }] as Column<Row>[],
    data: rows(count),
    options: { debounceInterval: 0, ...options },
    ...props,
  };
  const mounted = mount(<MaterialTable {...base} />);
  const rerender = (more: Partial<typeof base> = {}) =>
    mounted.rerender(<MaterialTable {...base} {...more} />);
  return { ...mounted, render, rerender };
}
const rowCount = (el: ParentNode) => all(el, bodyRow).length;

proves(
  [
    'each row of the page is in the DOM',
    'If users must scroll, set maxBodyHeight and a pageSize of 100, because a height alone leaves all rows in the DOM.',
    'With paging: true and a pageSize of 10, only ten rows render.',
  ],
  () => {
    const height = { maxBodyHeight: 300 };
    expect(rowCount(counted(150, { paging: false, ...height }).el)).toBe(150);
    expect(rowCount(counted(150, { paging: true, pageSize: 10, pageSizeOptions: [10] }).el)).toBe(10);
    const { el } = counted(150, { pageSize: 100, pageSizeOptions: [50, 100, 200], ...height });
    expect(rowCount(el)).toBe(100);
    const scrolling = all(el, '*').filter(
      (part) => part.scrollHeight > part.clientHeight + 50 && getComputedStyle(part).overflowY === 'auto',
    );
    expect(scrolling.length).toBeGreaterThan(0);
    expect(scrolling.some((part) => part.clientHeight <= 300 && part.contains(one(el, bodyRow)))).toBe(true);
  },
);

proves(
  ['renders the whole table', 'deeply compares data, columns and options unless they are the same objects'],
  () => {
    const read = vi.fn((id: number) => `Person ${id}`);
    const made = () =>
      rows(30).map((row) =>
        Object.defineProperty(row, 'name', { get: () => read(row.id), enumerable: true }),
      );
    const data = made();
    const { render, rerender } = counted(0, { paging: false }, { data });
    render.mockClear();
    read.mockClear();
    rerender({ data });
    expect(new Set(render.mock.calls.map(([row]) => row.id)).size).toBe(30);
    expect(read).not.toHaveBeenCalled();
    rerender({ data: made() });
    expect(new Set(read.mock.calls.map(([id]) => id)).size).toBe(30);
  },
);

proves(
  'Inline columns with functions and inline components cost the most, because the table processes all rows again or remounts its parts.',
  () => {
    const read = vi.fn((id: number) => `Person ${id}`);
    const data = rows(20).map((row) =>
      Object.defineProperty(row, 'name', { get: () => read(row.id), enumerable: true }),
    );
    const taken = (made: () => Column<Row>[], between?: Column<Row>[]) => {
      const table = () => (
        <MaterialTable columns={between ?? made()} data={data} options={{ paging: false }} />
      );
      const { rerender } = mount(table());
      read.mockClear();
      rerender(table());
      return new Set(read.mock.calls.map(([id]) => id)).size;
    };
    const inline = (): Column<Row>[] => [{ title: 'Id', field: 'id', render: ({ id }) => id }];
    expect([taken(inline), taken(inline, inline())]).toEqual([20, 0]);

    const { el, rerender } = counted(5, {}, {});
    const make = () => ({ Toolbar: () => <p>Toolbar</p> });
    const kept = make();
    const again = (components: object) => {
      rerender({ components } as never);
      return one(el, 'p');
    };
    expect(again(kept)).toBe(again(kept));
    expect(again(make())).not.toBe(again(make()));
  },
);

proves(
  'Hide columns with hidden: true, which removes their cells from the DOM, and let users restore them with the columns button.',
  async () => {
    const columns: Column<Row>[] = [
      { title: 'Name', field: 'name' },
      { title: 'Group', field: 'group', hidden: true },
    ];
    const { el } = counted(5, { columnsButton: true }, { columns });
    expect(texts(el, 'th')).toEqual(['Name']);
    expect(all(one(el, bodyRow), 'td')).toHaveLength(1);
    click(one(el, 'button[aria-label="Show Columns"]'));
    await expect.poll(() => all(document, '#column-toggle-1').length).toBe(1);
    click(one(document, '#column-toggle-1'));
    expect(texts(el, 'th')).toEqual(['Name', 'Group']);
    expect(all(el, `${bodyRow} td`)).toHaveLength(10);
  },
);

proves('Closed groups cost one row each', () => {
  const columns: Column<Row>[] = [
    { title: 'Name', field: 'name' },
    { title: 'Group', field: 'group', defaultGroupOrder: 0 },
  ];
  const { el } = counted(60, { paging: false }, { columns });
  expect(all(el, 'tbody tr')).toHaveLength(4);
});

proves(
  'Not on one page, and even with paging, the browser searches, filters and sorts all rows.',
  async () => {
    const { el } = counted(300, { pageSize: 10, pageSizeOptions: [10], filtering: true });
    fill(one(el, 'input[placeholder="Search"]'), 'Person 297');
    await expect.poll(() => shown(el)).toEqual(['Person 297']);
    fill(one(el, 'input[placeholder="Search"]'), '');
    fill(one(el, 'input[aria-label="filter data by Name"]'), 'son 99');
    await expect.poll(() => shown(el)).toEqual(['Person 99']);
    fill(one(el, 'input[aria-label="filter data by Name"]'), 'Person');
    await expect.poll(() => shown(el)).toHaveLength(10);
    click(one(el, '[data-testid=mtableheader-sortlabel]'));
    click(one(el, '[data-testid=mtableheader-sortlabel]'));
    await expect.poll(() => shown(el)[0]).toBe('Person 99');
    // With 300 rows on one page, the DOM would contain all.
    expect(rowCount(counted(300, { paging: false }).el)).toBe(300);
  },
);

proves('Callbacks may set state, because each is called once per user action', async () => {
  const calls: string[] = [];
  const render = vi.fn();
  function Page() {
    const [made] = useState(() => columns());
    const [, setSeen] = useState<unknown>();
    const log = (name: string) => (value: unknown) => {
      calls.push(name);
      setSeen([value]);
    };
    render();
    return (
      <MaterialTable
        columns={made}
        data={people}
        options={{ filtering: true, debounceInterval: 0, selection: true }}
        onFilterChange={log('filter')}
        onSearchChange={log('search')}
        onPageChange={log('page')}
        onSelectionChange={log('selection')}
        onOrderCollectionChange={log('order')}
      />
    );
  }
  const { el } = mount(<Page />);
  press(el, 'Next Page');
  sort(el, 'Age');
  click(boxes(el)[0] as HTMLElement);
  fill(filterOf(el, 'Name'), 'a');
  await expect.poll(() => calls.at(-1)).toBe('filter');
  search(el, 'an');
  await expect.poll(() => calls.at(-1)).toBe('search');
  expect(calls).toEqual(['page', 'order', 'selection', 'filter', 'search']);
  expect(render).toHaveBeenCalledTimes(6);
});

const render = vi.fn(({ name }: Person) => name);

proves(
  'To render no row, show the details next to a memoized table, and set the row to show in onRowClick.',
  () => {
    const own = columns({ name: { render } });
    const Table = memo(function Table({ onShow }: { onShow: (row?: Person) => void }) {
      return <MaterialTable columns={own} data={people} onRowClick={(_event, row) => onShow(row)} />;
    });
    function Page() {
      const [open, setOpen] = useState<Person>();
      return (
        <>
          <p role="status">{open?.name}</p>
          <Table onShow={setOpen} />
        </>
      );
    }
    const { el } = mount(<Page />);
    render.mockClear();
    click(one(el, `${bodyRow} td`));
    expect(status(el)).toBe('Cid');
    expect(render).not.toHaveBeenCalled();
  },
);

interface NumberedRow {
  id: number;
  name: string;
  parent?: number;
}

const numberedRows = (count: number): NumberedRow[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Person ${id}` }));

/** Mount a table that counts how often it renders cells; each call resets `count` to 0. */
function countedCells(rowCount: number, columnCount: number, options: Options<NumberedRow> = {}) {
  const render = vi.fn(({ name }: NumberedRow) => name);
  const columns = Array.from({ length: columnCount }, (): Column<NumberedRow> => ({
    title: 'Name',
    field: 'name',
    render,
  }));
  const { el } = mount(
    <MaterialTable
      columns={columns}
      data={numberedRows(rowCount)}
      options={{ debounceInterval: 0, ...options }}
    />,
  );
  const count = () => {
    const { length } = render.mock.calls;
    render.mockClear();
    return length;
  };
  return { el, count, render };
}

proves('all children of an open node are added', () => {
  const children = Array.from({ length: 40 }, (_, index) => ({ id: index + 2, name: `${index}`, parent: 1 }));
  const { el } = mount(
    <MaterialTable<NumberedRow>
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'all' }, ...children]}
      parentChildData={(row, list) => list.find(({ id }) => id === row.parent)}
      options={{ pageSize: 5 }}
    />,
  );
  press(el, 'Detail panel visibility toggle');
  expect(all(el, bodyRow)).toHaveLength(41);
});

proves(
  'Render time depends on the rows on one page, hardly on the number in data. There is no virtual scrolling, so each row of the page is in the DOM.',
  () => {
    const cost = (rowCount: number, pageSize: number) => {
      const { el, count } = countedCells(rowCount, 1, { pageSize, pageSizeOptions: [pageSize] });
      return { cells: count(), nodes: all(el, '*').length };
    };
    const [few, many, large] = [cost(20, 10), cost(2000, 10), cost(200, 100)];
    expect(many).toEqual(few);
    expect(large.cells).toBe(few.cells * 10);
    expect(large.nodes - few.nodes).toBeGreaterThanOrEqual(90 * 2);
  },
);

proves(
  [
    'runs for each cell on the page on every render',
    'Rows on the page × columns determine everything, which is the first render, sorting, searching, and selecting a single row, which rerenders all rows of the page.',
  ],
  async () => {
    const costs = async (rowCount: number, columnCount: number) => {
      const { el, count, render } = countedCells(rowCount, columnCount, { paging: false, selection: true });
      const first = count();
      click(one(el, '[data-testid=mtableheader-sortlabel]'));
      const sort = count();
      click(one(el, `${bodyRow} input`));
      const select = count();
      fill(one(el, 'input[placeholder="Search"]'), 'Person');
      await expect.poll(() => render.mock.calls.length).toBeGreaterThan(0);
      await expect.poll(() => all(el, 'button[aria-label="Clear Search"]:enabled').length).toBe(1);
      return { each: [first, sort, select], search: count() };
    };
    const small = await costs(10, 2);
    for (const cells of [...small.each, small.search]) expect(cells).toBeGreaterThanOrEqual(20);
    for (const [rowCount, columnCount, times] of [
      [20, 2, 2],
      [20, 6, 6],
    ] as const) {
      const large = await costs(rowCount, columnCount);
      expect(large.each).toEqual(small.each.map((cells) => cells * times));
      expect(large.search % (rowCount * columnCount)).toBe(0);
    }
  },
);

proves(
  [
    'Rows update after debounceInterval, which is 200 ms without a keystroke.',
    'Increase it, and exclude columns with searchable: false.',
  ],
  () => {
    stopClock();
    const foundAfter = (milliseconds: number, options: Options<Person> = {}) => {
      const { el } = mountTable({ paging: false, ...options });
      fill(one(el, 'input[placeholder="Search"]'), 'a');
      pass(150);
      fill(one(el, 'input[placeholder="Search"]'), 'ann');
      pass(milliseconds);
      return all(el, bodyRow).length;
    };
    expect([foundAfter(190), foundAfter(210)]).toEqual([12, 1]);
    const raised = { debounceInterval: 500 };
    expect([foundAfter(490, raised), foundAfter(510, raised)]).toEqual([12, 1]);

    const looked = (searchable: boolean) => {
      const customFilterAndSearch = vi.fn(() => false);
      const own = columns({ city: { searchable, customFilterAndSearch } });
      mountTable({ searchText: 'zz' }, { columns: own });
      return customFilterAndSearch.mock.calls.length;
    };
    expect(looked(true)).toBeGreaterThanOrEqual(5);
    expect(looked(false)).toBe(0);
  },
);

proves("Rendering the page's rows blocks the field, so showing fewer rows helps most.", async () => {
  // How many cells are rendered before the browser can handle the next task, such as a key press.
  const drawnInOneGo = async (pageSize: number) => {
    const { el, render } = countedCells(400, 1, { pageSize, pageSizeOptions: [pageSize] });
    const { port1, port2 } = new MessageChannel();
    let before = Number.NaN;
    const cells = render.getMockImplementation();
    render.mockClear();
    render.mockImplementation((row) => {
      if (render.mock.calls.length === 1) port2.postMessage(undefined);
      return cells?.(row) ?? '';
    });
    port1.onmessage = () => (before = render.mock.calls.length);
    fill(one(el, 'input[placeholder="Search"]'), 'Person');
    await expect.poll(() => before).toBeGreaterThan(0);
    port1.close();
    return before;
  };
  expect(await drawnInOneGo(200)).toBeGreaterThanOrEqual(200);
  expect(await drawnInOneGo(10)).toBeLessThan(200);
});

const page = people.slice(0, 5).map(({ name }) => name);

proves('Adding, hiding or changing a column always renders all rows of the page.', () => {
  const render = vi.fn(({ name }: Person) => name);
  const named = { name: { render } };
  const rendered = (run: () => void) => {
    render.mockClear();
    run();
    return [...new Set(render.mock.calls.map(([{ name }]) => name))];
  };
  const { el } = mountTable({ columnsButton: true }, { columns: columns(named) });
  press(el, 'Show Columns');
  expect(rendered(() => click(all(document, '[role=menu] input')[1] as HTMLElement))).toEqual(page);
  expect(titles(el)).toEqual(['Name', 'Age']);

  const table = (own: Column<Person>[]) => <MaterialTable columns={own} data={people} />;
  const other = mount(table(columns(named)));
  const added = [...columns(named), { title: 'Id', field: 'id' } as const];
  expect(rendered(() => other.rerender(table(added)))).toEqual(page);
  expect(titles(other.el)).toEqual(['Name', 'City', 'Age', 'Id']);
  expect(rendered(() => other.rerender(table(columns({ ...named, city: { title: 'Town' } }))))).toEqual(page);
  expect(titles(other.el)).toEqual(['Name', 'Town', 'Age']);
});

const Unit = createContext('km');
const InUnit = ({ age }: { age: number }) => `${age} ${useContext(Unit)}`;

proves(
  'To change one column alone, let its render return a component that reads a context around the table.',
  async () => {
    const render = vi.fn(({ name }: Person) => name);
    const own = columns({ name: { render }, age: { render: ({ age }) => <InUnit age={age} /> } });
    const table = <MaterialTable columns={own} data={people} />;
    function Page() {
      const [unit, setUnit] = useState('km');
      return (
        <>
          <button onClick={() => setUnit('mi')}>Miles</button>
          <Unit value={unit}>{table}</Unit>
        </>
      );
    }
    const { el } = mount(<Page />);
    expect(shown(el, 2)[0]).toBe('41 km');
    render.mockClear();
    pressText(el, 'Miles');
    await expect.poll(() => shown(el, 2)).toEqual(['41 mi', '30 mi', '30 mi', '25 mi', '52 mi']);
    expect(render).not.toHaveBeenCalled();
  },
);

proves(['Resizing a column renders the whole page with each move of the mouse'], () => {
  const render = vi.fn(({ name }: Person) => name);
  const { el } = mountTable(
    { columnResizable: true, tableLayout: 'fixed' },
    { columns: columns({ name: { render, width: 150 } }) },
  );
  const rendered = (run: () => void) => {
    render.mockClear();
    flushSync(run);
    return render.mock.calls.length;
  };
  const mouse = (target: EventTarget, type: string, clientX: number) => () =>
    void target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX }));
  rendered(mouse(one(el, 'thead [data-testid="drag_handle"]'), 'mousedown', 300));
  const page = rendered(mouse(document, 'mousemove', 290));
  expect(page).toBeGreaterThanOrEqual(5);
  expect(rendered(mouse(document, 'mousemove', 280))).toBe(page);
});

proves(
  [
    'Selecting a row, opening a detail panel, or a click that changes rowStyle, rerenders all rows of the page.',
  ],
  async () => {
    const render = vi.fn(({ name }: Person) => name);
    const { el } = mountTable({ selection: true, paging: false }, { columns: columns({ name: { render } }) });
    render.mockClear();
    click(one(el, `${bodyRow} input`));
    expect(new Set(render.mock.calls.map(([row]) => row.id)).size).toBe(people.length);

    function Clicked() {
      const [clicked, setClicked] = useState(0);
      const made = useMemo(() => columns({ name: { render } }), []);
      const rowStyle = ({ id }: Person) => ({ color: id === clicked ? 'red' : '' });
      return (
        <MaterialTable
          columns={made}
          data={people}
          options={{ rowStyle, paging: false }}
          onRowClick={(_event, row) => setClicked(row?.id ?? 0)}
        />
      );
    }
    const panels = mountTable(
      { paging: false },
      { columns: columns({ name: { render } }), detailPanel: () => <i>Panel</i> },
    ).el;
    render.mockClear();
    press(panels, 'Detail panel visibility toggle');
    await expect.poll(() => panels.textContent).toContain('Panel');
    expect(new Set(render.mock.calls.map(([row]) => row.id)).size).toBe(people.length);

    const other = mount(<Clicked />);
    render.mockClear();
    click(all(other.el, `${bodyRow} td`)[1] ?? el);
    await expect.poll(() => one(other.el, bodyRow).style.color).toBe('red');
    expect(new Set(render.mock.calls.map(([row]) => row.id)).size).toBe(people.length);
  },
);

proves(
  'React.memo around components.Row has no effect, so show fewer rows per page and memoize custom cells.',
  async () => {
    const drawn = vi.fn();
    const Row = memo(function Row(props: { data: Person }) {
      drawn(props.data.id);
      return <MTableBodyRow {...props} />;
    });
    const heavy = vi.fn();
    const Heavy = memo(function Heavy({ name }: { name: string }) {
      heavy(name);
      return <b>{name}</b>;
    });
    const made = columns({ name: { render: ({ name }: Person) => <Heavy name={name} /> } });
    const components = { Row } as unknown as Components;
    const { el } = mountTable({ selection: true }, { columns: made, components });
    await expect.poll(() => drawn.mock.calls.length).toBeGreaterThanOrEqual(5);
    drawn.mockClear();
    heavy.mockClear();
    click(one(el, `${bodyRow} input`));
    expect(new Set(drawn.mock.calls.flat()).size).toBe(5);
    expect(heavy).not.toHaveBeenCalled();
  },
);

proves('The table first renders with the old rows, and again after it applies new data or columns.', () => {
  const render = vi.fn(({ name }: Person) => name);
  const own = columns({ name: { render } });
  const table = (data: Person[]) => <MaterialTable columns={own} data={data} />;
  const { rerender } = mount(table(people.slice(0, 2)));
  render.mockClear();
  rerender(table([{ id: 1, name: 'Zoe', city: 'Bonn', age: 1 }]));
  expect(render.mock.calls.map(([{ name }]) => name)).toEqual(['Cid', 'Ann', 'Zoe']);
});

proves(
  [
    'The table renders whenever its parent does, even when users type in a field next to it, and calls render for every cell on the page each time',
    'Move the field and its state into a separate component, or wrap the table in memo and pass stable props',
  ],
  () => {
    const render = vi.fn(({ name }: Person) => name);
    const own = columns({ name: { render } });
    const Plain = ({ rows }: { rows: Person[] }) => <MaterialTable columns={own} data={rows} />;
    const Memoized = memo(Plain);
    function Field() {
      const [text, setText] = useState('');
      return <input aria-label="note" value={text} onChange={(event) => setText(event.target.value)} />;
    }
    const drawn = () => new Set(render.mock.calls.map(([row]) => row.id)).size;
    const drawnBesideState = (Table: typeof Plain | typeof Memoized) => {
      const page = (text: string) => (
        <>
          <input value={text} readOnly />
          <Table rows={people} />
        </>
      );
      const { rerender } = mount(page(''));
      render.mockClear();
      rerender(page('a'));
      return drawn();
    };
    expect(drawnBesideState(Plain)).toBe(5);
    expect(drawnBesideState(Memoized)).toBe(0);
    const { el } = mount(
      <>
        <Field />
        <Plain rows={people} />
      </>,
    );
    render.mockClear();
    const field = one(el, '[aria-label="note"]') as HTMLInputElement;
    fill(field, 'a');
    expect(field.value).toBe('a');
    expect(drawn()).toBe(0);
  },
);

proves('A filter also rerenders them on each key press, but the edit row renders only itself.', async () => {
  const render = vi.fn(({ name }: Person) => name);
  const drawnBy = (el: ParentNode, selector: string) => {
    render.mockClear();
    fill(one(el, selector) as HTMLInputElement, 'A');
    return new Set(render.mock.calls.map(([row]) => row.id)).size;
  };
  const props = { columns: columns({ name: { render } }), editable: { onRowUpdate: async () => undefined } };
  const { el } = mountTable({ filtering: true }, props);
  expect(drawnBy(el, 'input[aria-label="Search"]')).toBe(0);
  expect(drawnBy(el, '#m--table--filter--row input')).toBe(5);
  const edited = mountTable({}, { ...props, columns: columns({ name: { render } }) }).el;
  press(edited, 'Edit');
  await expect.poll(() => all(edited, 'tbody input')).toHaveLength(3);
  expect(drawnBy(edited, 'tbody input')).toBe(0);
});
