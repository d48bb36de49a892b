import MaterialTable, { type Column, type Options, type Query } from '@material-table/core';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, pass, press, stopClock } from '../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { columns, mountTable, type Person } from '../../tests/claims/table';

interface Row {
  id: number;
  name: string;
  parent?: number;
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Person ${id}` }));

/** Mount a table that counts how often it renders cells; each call resets `count` to 0. */
function counted(rowCount: number, columnCount: number, options: Options<Row> = {}) {
  const render = vi.fn(({ name }: Row) => name);
  const columns = Array.from({ length: columnCount }, (): Column<Row> => ({
    title: 'Name',
    field: 'name',
    render,
  }));
  const { el } = mount(
    <MaterialTable columns={columns} data={rows(rowCount)} options={{ debounceInterval: 0, ...options }} />,
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
    <MaterialTable<Row>
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
      const { el, count } = counted(rowCount, 1, { pageSize, pageSizeOptions: [pageSize] });
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
    'Rows on the page × columns determines everything: the first render, sorting, searching, and selecting a single row, which rerenders all rows of the page.',
    'Twice as many rows on one page means twice as many cells',
  ],
  async () => {
    const costs = async (rowCount: number, columnCount: number) => {
      const { el, count, render } = counted(rowCount, columnCount, { paging: false, selection: true });
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

proves("Move frequently changing state, such as a text field's, into a component next to the table.", () => {
  const render = vi.fn(({ name }: Row) => name);
  const columns: Column<Row>[] = [{ title: 'Name', field: 'name', render }];
  const data = rows(5);
  function Field({ onType = () => {} }: { onType?: (text: string) => void }) {
    const [text, setText] = useState('');
    const set = (next: string) => {
      setText(next);
      onType(next);
    };
    return <input aria-label="Note" value={text} onChange={(event) => set(event.target.value)} />;
  }
  function Above() {
    const [, setText] = useState('');
    return (
      <>
        <Field onType={setText} />
        <MaterialTable columns={columns} data={data} />
      </>
    );
  }
  const rendered = (el: ParentNode) => {
    render.mockClear();
    fill(one(el, 'input[aria-label="Note"]'), 'hello');
    expect((one(el, 'input[aria-label="Note"]') as HTMLInputElement).value).toBe('hello');
    return render.mock.calls.length;
  };
  const beside = mount(
    <>
      <Field />
      <MaterialTable columns={columns} data={data} />
    </>,
  );
  expect(rendered(beside.el)).toBe(0);
  beside.unmount();
  expect(rendered(mount(<Above />).el)).toBeGreaterThanOrEqual(5);
});

proves('rows.find(…) in it searches the list each time, so with thousands of rows, use a Map by id.', () => {
  const data = rows(60).map((row): Row => ({ ...row, parent: row.id - (row.id % 10) }));
  const looks = (byMap: boolean) => {
    let looked = 0;
    const isParent = (wanted: number | undefined) => (row: Row) => {
      looked += 1;
      return row.id === wanted;
    };
    const table = (
      <MaterialTable<Row>
        columns={[{ title: 'Name', field: 'name' }]}
        data={data}
        parentChildData={(row, list) => {
          if (row.id % 10 === 0) return undefined;
          // The copies that the table passes are in the order of the data.
          return byMap ? list[places.get(row.parent ?? -1) ?? -1] : list.find(isParent(row.parent));
        }}
        options={{ paging: false, defaultExpanded: true }}
      />
    );
    expect(shown(mount(table).el)).toHaveLength(60);
    return looked;
  };
  const places = new Map(data.map(({ id }, index) => [id, index]));
  expect(looks(true)).toBe(0);
  // More than one lookup for each pair of a child and a row before its parent.
  expect(looks(false)).toBeGreaterThan(60 * 20);
});

proves('A data function loads one page at a time.', async () => {
  const load = vi.fn(async ({ page, pageSize }: Query<Row>) => ({
    data: Array.from({ length: pageSize }, (_, index) => ({ id: page * pageSize + index, name: `${index}` })),
    page,
    totalCount: 1_000_000,
  }));
  const { el } = mount(
    <MaterialTable
      columns={[{ title: 'Id', field: 'id' }]}
      data={load}
      options={{ pageSize: 10, pageSizeOptions: [10] }}
    />,
  );
  await expect.poll(() => all(el, bodyRow).length).toBe(10);
  expect(el.textContent).toContain('1-10 of 1000000');
  press(el, 'Last Page');
  await expect.poll(() => shown(el)[0]).toBe('999990');
  expect(all(el, bodyRow)).toHaveLength(10);
  expect(load.mock.calls.map(([{ pageSize }]) => pageSize)).toEqual([10, 10]);
});

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
    const { el, render } = counted(400, 1, { pageSize, pageSizeOptions: [pageSize] });
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
