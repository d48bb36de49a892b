import MaterialTable, { MTableBodyRow, type Column } from '@material-table/core';
import { createRef, useMemo, useRef, useState, type ClipboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../tests/claims/claim';
import { click, fill } from '../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../tests/claims/read';
import { columns, mountTable, people, type Person } from '../tests/claims/table';

interface Running {
  dataManager: { sortedData: Person[] };
}

proves('Sticky columns stay in place.', async () => {
  const onDrop = vi.fn();
  const Row = (props: { data: Person } & Record<string, unknown>) => (
    <MTableBodyRow {...props} draggable onDrop={() => onDrop(props.data.name)} />
  );
  const sticky = { position: 'sticky', insetInlineStart: 0, background: 'white' } as const;
  const own = columns({ name: { cellStyle: sticky }, city: { cellStyle: { minWidth: 600 } } });
  const { el } = mount(
    <div style={{ width: 300 }}>
      <MaterialTable columns={own} data={people} components={{ Row }} options={{ maxColumnSort: 0 }} />
    </div>,
  );
  await expect.poll(() => all(el, 'tr[draggable]').length).toBe(5);
  const scroller = one(el, '.MuiBox-root:has(thead)');
  scroller.scrollLeft = 200;
  const row = all(el, 'tr[draggable]')[1] as HTMLElement;
  flushSync(() => row.dispatchEvent(new DragEvent('drop', { bubbles: true })));
  expect(onDrop.mock.calls).toEqual([['Ann']]);
  const left = (element: Element) => element.getBoundingClientRect().left;
  expect(Math.round(left(one(row, 'td')) - left(scroller))).toBe(0);
});

proves(
  [
    'To show the row whatever users filter by, let it pass in each column: customFilterAndSearch: (text, row) => pinned.has(row.id) || ….',
    'It then passes the search, too.',
  ],
  async () => {
    const by = (field: 'name' | 'city') => ({
      customFilterAndSearch: (text: string, row: Person) => row.id === 3 || row[field].includes(text),
    });
    const { el } = mountTable(
      { filtering: true, debounceInterval: 0 },
      { columns: columns({ name: by('name'), city: by('city') }) },
    );
    fill(one(el, '[aria-label="filter data by City"]') as HTMLInputElement, 'Rome');
    await expect.poll(() => shown(el)).toEqual(['Dora', 'Eve', 'Hal', 'Kim']);
    fill(one(el, 'input[placeholder="Search"]') as HTMLInputElement, 'Kim');
    await expect.poll(() => shown(el)).toEqual(['Dora', 'Kim']);
  },
);

proves('Pass one row per field, and one column per record', () => {
  const fields = ['name', 'city', 'age'] as const;
  const few = people.slice(0, 2);
  const own: Column<Record<string, unknown>>[] = [
    { title: '', field: 'field' },
    ...few.map(({ id, name }) => ({ title: name, field: String(id) })),
  ];
  const rows = fields.map((field) => ({
    id: field,
    field,
    ...Object.fromEntries(few.map((person) => [person.id, person[field]])),
  }));
  const { el } = mount(
    <MaterialTable columns={own} data={rows} options={{ maxColumnSort: 0, search: false }} />,
  );
  expect(texts(el, 'thead th')).toEqual(['', 'Cid', 'Ann']);
  expect(all(el, bodyRow).map((row) => texts(row, 'td').join())).toEqual([
    'name,Cid,Ann',
    'city,Bonn,Bonn',
    'age,41,30',
  ]);
});

proves('undoes one edit in the newest rows', () => {
  const change = { id: 1, before: { city: 'Bonn' } };
  const undo = (rows: Person[]) =>
    rows.map((row) => (row.id === change.id ? { ...row, ...change.before } : row));
  const own = columns();
  const now = people.map((row) => ({ ...row, city: 'Oslo', age: row.age + 1 }));
  const { el, rerender } = mount(<MaterialTable columns={own} data={now} />);
  rerender(<MaterialTable columns={own} data={undo(now)} />);
  expect(texts(one(el, bodyRow), 'td')).toEqual(['Cid', 'Bonn', '42']);
  expect(shown(el, 1).slice(1, 3)).toEqual(['Oslo', 'Oslo']);
});

proves(
  [
    "Put each line into the next row that users see, and reject the list if a value isn't allowed",
    "New rows that the filters don't match are in your data, but hidden.",
  ],
  () => {
    const onAlert = vi.fn();
    function Page() {
      const tableRef = useRef<Running>(null);
      const [rows, setRows] = useState(people.slice(0, 4));
      const own = useMemo(() => columns({ name: { defaultSort: 'asc' }, age: { defaultFilter: '30' } }), []);
      const paste = (event: ClipboardEvent) => {
        const values = event.clipboardData.getData('text/plain').trimEnd().split(/\r?\n/);
        if (!values.every((value) => ['Oslo', 'Bergen'].includes(value))) return onAlert();
        const ids = tableRef.current?.dataManager.sortedData.map(({ id }) => id) ?? [];
        setRows((current) =>
          current.map((row) => ({ ...row, city: values[ids.indexOf(row.id)] ?? row.city })),
        );
      };
      const add = () => setRows((current) => [...current, { id: 9, name: 'Zoe', city: 'x', age: 1 }]);
      return (
        <div onPaste={paste}>
          <button onClick={add}>Add</button>
          <output>{rows.map(({ name, city }) => `${name} ${city}`).join()}</output>
          <MaterialTable columns={own} data={rows} tableRef={tableRef} />
        </div>
      );
    }
    const { el } = mount(<Page />);
    const paste = (text: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      flushSync(() =>
        one(el, bodyRow).dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData })),
      );
    };
    paste('Bergen\nParis');
    expect([onAlert.mock.calls.length, shown(el, 1).join()]).toEqual([1, 'Bonn,Oslo']);
    // Sorted by name and filtered by age, users see Ann and Dora.
    paste('Bergen\r\nBergen\n');
    expect(one(el, 'output').textContent).toBe('Cid Bonn,Ann Bergen,Dora Bergen,Bob Oslo');
    click(one(el, 'button'));
    expect(one(el, 'output').textContent).toContain('Zoe');
    expect(shown(el)).toEqual(['Ann', 'Dora']);
  },
);

proves(
  "To show equal values of neighboring rows once, compare with the previous row in the table's sorted list",
  async () => {
    const tableRef = createRef<Running>();
    const render = (row: Person) => {
      const rows = tableRef.current?.dataManager.sortedData ?? [];
      const previous = rows[rows.findIndex(({ id }) => id === row.id) - 1];
      return previous?.city === row.city ? '' : row.city;
    };
    const own = columns({ city: { render, defaultSort: 'asc' } });
    const { el } = mount(
      <MaterialTable columns={own} data={people} tableRef={tableRef} options={{ paging: false }} />,
    );
    const cities = () => shown(el, 1).filter(Boolean);
    const sort = (column: number) => click(one(el, `th:nth-of-type(${column}) .MuiTableSortLabel-root`));
    await expect.poll(cities).toEqual(['Bonn', 'Oslo', 'Rome']);
    sort(2);
    expect(cities()).toEqual(['Rome', 'Oslo', 'Bonn']);
    sort(1);
    expect(shown(el, 1).slice(0, 3)).toEqual(['Bonn', 'Oslo', 'Bonn']);
  },
);
