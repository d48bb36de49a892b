import MaterialTable, { MTableCell } from '@material-table/core';
import { createRef, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { one, shown, texts, all, bodyRow } from '../../tests/claims/read';
import { columns, people, mountTable, type Person } from '../../tests/claims/table';

function Editable() {
  const [rows, setRows] = useState(people);
  const made = useMemo(() => columns({ city: { defaultFilter: 'bonn' } }), []);
  return (
    <MaterialTable
      columns={made}
      data={rows}
      options={{ filtering: true, pageSize: 2, pageSizeOptions: [2] }}
      editable={{
        onRowAdd: async (row) => setRows((current) => [...current, { ...row, id: 99 }]),
        onRowDelete: async (old) => setRows((current) => current.filter(({ id }) => id !== old.id)),
        onBulkUpdate: async () => undefined,
      }}
    />
  );
}

proves('In 8.0.3 filtered rows can be deleted, and the filter is kept.', async () => {
  const { el } = mount(<Editable />);
  expect(shown(el)).toEqual(['Cid', 'Ann']);
  press(el, 'Delete');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Ann', 'Fay']);
});

proves(
  'If 8.0.3 is the cause, your columns are in the store, and the table writes into them, so keep them out of it.',
  () => {
    const rows = people.map((row) => Object.freeze({ ...row }));
    const own = columns();
    const { el } = mount(<MaterialTable columns={own} data={rows} />);
    expect(shown(el)).toHaveLength(5);
    expect(rows).toEqual(people);
    expect(own[0]).toHaveProperty('tableData');
  },
);

proves('8.0.3 shows all of them.', () => {
  const made = columns({ city: { lookup: { Bonn: 'Bonn', Oslo: 'Oslo' } } });
  const editable = { onRowUpdate: async () => undefined };
  const { el } = mount(<MaterialTable columns={made} data={people} editable={editable} />);
  press(el, 'Edit');
  const select = one(el, 'tbody [role=combobox]');
  expect(select.textContent).toBe('Bonn');
  flushSync(() => select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  expect([...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)).toEqual([
    'Bonn',
    'Oslo',
  ]);
});

interface Dragging {
  onDragEnd: (drop: object) => void;
}

proves('In 8.0.3, it groups the rows.', () => {
  const tableRef = createRef<Dragging>();
  const { el } = mount(
    <MaterialTable columns={columns()} data={people} options={{ grouping: true }} tableRef={tableRef} />,
  );
  const source = { droppableId: 'headers', index: 1 };
  const destination = { droppableId: 'groups', index: 0 };
  flushSync(() => tableRef.current?.onDragEnd({ source, destination, draggableId: '1' }));
  expect(texts(el, 'tbody tr:has(b)')).toEqual(['City: Bonn', 'City: Oslo', 'City: Rome']);
});

const letters = [
  { id: 0, name: 'c' },
  { id: 1, name: 'a', parentId: 7 },
  { id: 2, name: 'b', parentId: 8 },
  { id: 4, name: 'd', parentId: 0 },
  { id: 5, name: 'e', parentId: 6 },
  { id: 6, name: 'f', parentId: 4 },
  { id: 7, name: 'h', parentId: 5 },
  { id: 8, name: 'g', parentId: 0 },
];

proves(
  'Otherwise rows can be in any order; parentChildData only has to return the object from rows itself',
  async () => {
    const { el } = mount(
      <MaterialTable<(typeof letters)[number]>
        columns={[{ title: 'Name', field: 'name' }]}
        data={letters}
        parentChildData={(row, rows) => rows.find(({ id }) => id === row.parentId)}
        options={{ debounceInterval: 0 }}
      />,
    );
    expect(shown(el)).toEqual(['c']);
    fill(one(el, 'input[placeholder="Search"]'), 'xxx');
    await expect.poll(() => el.textContent).toContain('No records to display');
    fill(one(el, 'input[placeholder="Search"]'), 'a');
    await expect.poll(() => shown(el)).toEqual(['c', 'd', 'f', 'e', 'h', 'a']);
  },
);

proves(
  "In 8.0.3 every change costs the same, widths don't change, several tables can show the same data, and your rows aren't modified.",
  () => {
    const before = JSON.stringify(people);
    const render = vi.fn(({ name }: Person) => name);
    const made = columns({ name: { render } });
    const others = people.map((row) => ({ ...row, id: row.id + 100 }));
    const { rerender } = mount(<MaterialTable columns={made} data={people} />);
    const counts = Array.from({ length: 8 }, (_, turn) => {
      render.mockClear();
      rerender(<MaterialTable columns={made} data={turn % 2 ? people : others} />);
      return render.mock.calls.length;
    });
    expect(new Set(counts.slice(1)).size).toBe(1);
    const widths = Array.from({ length: 4 }, () => {
      const { el, unmount } = mount(<MaterialTable columns={made} data={people} />);
      const { width } = one(el, 'th').style;
      unmount();
      return width;
    });
    expect(new Set(widths).size).toBe(1);
    const three = (data: Person[]) =>
      [1, 2, 3].map((key) => <MaterialTable key={key} columns={made} data={data} />);
    const several = mount(<>{three(people)}</>);
    several.rerender(<>{three(others)}</>);
    expect(shown(several.el)).toHaveLength(15);
    expect(JSON.stringify(people)).toBe(before);
  },
);

proves('In 8.0.3 they are translated immediately.', () => {
  const save = async () => undefined;
  const body = { addTooltip: 'Neu', deleteTooltip: 'Weg' };
  const editable = { onRowAdd: save, onRowDelete: save };
  const { el } = mount(
    <MaterialTable columns={columns()} data={people} editable={editable} localization={{ body }} />,
  );
  expect(one(el, 'button[aria-label="Neu"]').tagName).toBe('BUTTON');
  expect(one(el, 'button[aria-label="Weg"]').tagName).toBe('BUTTON');
});

proves('In 8.0.3 the inputs follow the new order.', () => {
  const tableRef = createRef<{ onDragEnd: (drop: object) => void }>();
  const { el } = mount(
    <MaterialTable
      columns={columns()}
      data={people}
      tableRef={tableRef}
      editable={{ onRowUpdate: async () => undefined }}
    />,
  );
  const at = (index: number) => ({ droppableId: 'headers', index });
  flushSync(() => tableRef.current?.onDragEnd({ source: at(0), destination: at(1), draggableId: '0' }));
  press(el, 'Edit');
  expect(texts(el, 'thead th').slice(1)).toEqual(['City', 'Name', 'Age']);
  expect(all(el, 'tbody input').map((input) => input.getAttribute('aria-label'))).toEqual([
    'City',
    'Name',
    'Age',
  ]);
});

const Outside = (props: object) => <MTableCell {...props} />;

/** Sets state when the pointer enters; a component from outside or an inner one renders its cells. */
function Page({ isInline }: { isInline: boolean }) {
  const [times, setTimes] = useState(0);
  const made = useMemo(() => columns(), []);
  const Inside = (props: object) => <MTableCell {...props} />;
  return (
    <div data-times={times} onMouseEnter={() => setTimes((now) => now + 1)}>
      <MaterialTable columns={made} data={people} components={{ Cell: isInline ? Inside : Outside }} />
    </div>
  );
}

proves(
  'In 8.0.3, it happens if hovering sets state, which recreates a component in components, so define it outside your component.',
  async () => {
    const survives = async (isInline: boolean) => {
      const { el, unmount } = mount(<Page isInline={isInline} />);
      await userEvent.unhover(document.body);
      const cell = one(el, `${bodyRow} td`);
      await userEvent.hover(one(el, 'h6'));
      await expect.poll(() => one(el, '[data-times]').dataset.times).not.toBe('0');
      const isThere = () => cell.isConnected;
      if (isInline) await expect.poll(isThere).toBe(false);
      const answer = isThere();
      unmount();
      return answer;
    };
    expect(await survives(true)).toBe(false);
    expect(await survives(false)).toBe(true);
  },
);

interface Methods {
  onTreeExpandChanged: (path: string[], row: object) => void;
  onGroupExpandChanged: (path: number[]) => void;
}

proves(
  [
    'A method of `tableRef` that gets the path of a missing row causes it, too.',
    'In 8.0.3, calling `onGroupExpandChanged` of `tableRef` with the path of a missing group causes it.',
  ],
  () => {
    const tableRef = createRef<Methods>();
    const grouped = columns({ city: { defaultGroupOrder: 0 } });
    mount(<MaterialTable columns={grouped} data={people} tableRef={tableRef} options={{ grouping: true }} />);
    expect(() => tableRef.current?.onGroupExpandChanged([99])).toThrow("reading 'isExpanded'");
    expect(() => tableRef.current?.onGroupExpandChanged([0])).not.toThrow();
    const tree = createRef<Methods>();
    const parentChildData = () => undefined;
    mount(
      <MaterialTable columns={columns()} data={people} tableRef={tree} parentChildData={parentChildData} />,
    );
    expect(() => tree.current?.onTreeExpandChanged(['none'], {})).toThrow("reading 'tableData'");
  },
);

proves('In 8.0.3 the panel just disappears.', async () => {
  const own = columns();
  const table = (hasPanel: boolean) => (
    <MaterialTable
      columns={own}
      data={people}
      {...(hasPanel && { detailPanel: ({ rowData }: { rowData: Person }) => <p>Panel of {rowData.name}</p> })}
    />
  );
  const { el, rerender } = mount(table(true));
  press(el, 'Detail panel visibility toggle');
  await expect.poll(() => el.textContent).toContain('Panel of Cid');
  rerender(table(false));
  await expect.poll(() => el.textContent).not.toContain('Panel of');
  expect(shown(el)).toHaveLength(5);
});

proves('8.0.3 goes to a page that exists after every search or filter.', async () => {
  const fields = ['input[aria-label="Search"]', 'input[aria-label="filter data by Name"]'];
  for (const field of fields) {
    const { el } = mountTable({ filtering: true, debounceInterval: 0 });
    press(el, 'Last Page');
    expect(shown(el)).toEqual(['Kim', 'Leo']);
    fill(one(el, field) as HTMLInputElement, 'a');
    await expect.poll(() => shown(el)[0]).toBe('Ann');
    press(el, 'Last Page');
    fill(one(el, field) as HTMLInputElement, 'cid');
    await expect.poll(() => shown(el)).toEqual(['Cid']);
    expect(one(el, 'tfoot').textContent).toContain('1-1 of 1');
  }
});

proves('In 8.0.3 a width is respected, and 70% stays 70%.', () => {
  const sized = (width: number, selection: boolean) => {
    const { el, unmount } = mount(
      <div style={{ width }}>
        <MaterialTable
          columns={columns({ name: { width: '70%' } })}
          data={people}
          options={{ selection, tableLayout: 'fixed' }}
        />
      </div>,
    );
    const widths = all(el, 'thead th').map((cell) => cell.getBoundingClientRect().width);
    const whole = one(el, 'table').getBoundingClientRect().width;
    unmount();
    return { widths, whole };
  };
  for (const width of [600, 1000]) {
    const { widths, whole } = sized(width, false);
    expect((widths[0] ?? 0) / width).toBeCloseTo(0.7, 1);
    expect(whole).toBe(width);
    expect(sized(width, true).whole).toBe(width);
  }
});
