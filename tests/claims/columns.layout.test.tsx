import MaterialTable, { type Column } from '@material-table/core';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { all, one, shown, texts } from './read';
import { columns, mountTable, people, type Person } from './table';

const filterInput = '#m--table--filter--row input';
const resizing = { tableLayout: 'fixed', columnResizable: true } as const;

/** What the library stores on your column objects; missing from the types. */
interface KeptColumn extends Column<Person> {
  maxWidth?: number;
  tableData?: { id: number; columnOrder: number; filterValue: unknown; width: string };
}

proves(
  [
    "The state that the table stores on each of your column objects, such as id (the column's index), columnOrder, filterValue, filterOperator, groupOrder, groupSort and width.",
    'It stores its state (filter value, order, width) in tableData, and the columns button changes hidden.',
  ],
  () => {
    const own: KeptColumn[] = columns({ city: { defaultFilter: 'o' } });
    mountTable({}, { columns: own });
    expect(own[1]!.tableData).toMatchObject({
      id: 1,
      columnOrder: 1,
      filterValue: 'o',
      width: 'calc((100% - 0px) / 3)',
    });
  },
);

proves(
  [
    "The id must equal the column's index in the array, starting at 0.",
    'Lets a column keep its filter',
    "column.id works only when it equals the column's index",
  ],
  () => {
    const filterAfterRender = (id: unknown) => {
      const table = (defaultFilter?: string) => (
        <MaterialTable
          columns={columns({ name: { id, defaultFilter, render: (row) => row.name } })}
          data={people}
          options={{ filtering: true }}
        />
      );
      const { el, rerender } = mount(table('Ann'));
      rerender(table());
      return (one(el, filterInput) as HTMLInputElement).value;
    };
    expect(filterAfterRender(0)).toBe('Ann');
    expect(filterAfterRender('name')).toBe('');
    expect(filterAfterRender(undefined)).toBe('');
  },
);

proves(
  [
    "The width of the column, as a number of pixels or any CSS width ('20%', '12em').",
    'Columns without one share the remaining space equally.',
  ],
  () => {
    const { el } = mountTable({}, { columns: columns({ name: { width: 120 }, city: { width: '30%' } }) });
    expect(all(el, 'thead th').map((th) => th.style.width)).toEqual(['120px', '30%', 'calc(70% - 120px)']);
  },
);

proves(
  [
    'The minimum width in pixels, which is set as a style on the cells and also limits resizing',
    'It is also set as a style on the cells, but the column still takes its share of the table',
    'To keep a column from getting narrower, set its minWidth.',
  ],
  () => {
    const name: Partial<KeptColumn> = { minWidth: 200, maxWidth: 300 };
    const { el } = mountTable({}, { columns: columns({ name }) });
    for (const cell of [one(el, 'thead th'), one(el, 'tbody td')]) {
      expect([cell.style.minWidth, cell.style.maxWidth]).toEqual(['200px', '300px']);
    }
    const widths = (of: Partial<KeptColumn>) => {
      const table = <MaterialTable columns={columns({ name: of })} data={people} />;
      const { el: wide } = mount(<div style={{ width: 1200 }}>{table}</div>);
      return all(wide, 'thead th').map((th) => Math.round(th.getBoundingClientRect().width));
    };
    expect(widths({ maxWidth: 100 })).toEqual([400, 400, 400]);
    expect(widths({ width: 100 })[0]).toBeLessThan(200);
  },
);

proves(
  [
    'The minimum width in pixels, which is set as a style on the cells and also limits resizing.',
    'The width in pixels at which resizing stops.',
  ],
  () => {
    const onColumnResized = vi.fn();
    const name: Partial<KeptColumn> = { width: 200, minWidth: 150, maxWidth: 250 };
    const { el } = mountTable(
      { ...resizing, tableWidth: 'variable' },
      { columns: columns({ name, city: { width: 200 }, age: { width: 200 } }), onColumnResized },
    );
    const drag = (by: number) => {
      const move = (type: string, target: EventTarget, clientX: number) =>
        flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
      move('mousedown', one(el, '[data-testid=drag_handle]'), 200);
      move('mousemove', document, 200 + by);
      move('mouseup', document, 200 + by);
      return onColumnResized.mock.lastCall?.[0][0].widthPx as number;
    };
    expect(drag(500)).toBe(250);
    expect(drag(-500)).toBe(150);
  },
);

proves('false removes the resize handle of this column', () => {
  const { el } = mountTable(resizing, { columns: columns({ name: { resizable: false } }) });
  expect(all(el, 'thead th').map((th) => th.querySelectorAll('[data-testid=drag_handle]').length)).toEqual([
    0, 1, 0,
  ]);
});

proves('false prevents the header from being dragged to another position or to the group bar.', () => {
  const { el } = mountTable({}, { columns: columns({ city: { draggable: false } }) });
  expect(
    all(el, 'thead th').map((th) => th.querySelectorAll('[data-rfd-drag-handle-draggable-id]').length),
  ).toEqual([1, 0, 1]);
});

proves(
  [
    'Groups the table by this column initially.',
    '0 is the outermost level, 1 the next, and so on.',
    'Without options.grouping, users see the groups but have no group bar to change them.',
    'Without the option, default groups are shown',
  ],
  () => {
    const { el } = mountTable(
      { defaultExpanded: true },
      { columns: columns({ city: { defaultGroupOrder: 1 }, age: { defaultGroupOrder: 0 } }) },
    );
    expect(texts(el, 'tbody b').slice(0, 2)).toEqual(['Age:', 'City:']);
    expect(texts(el, 'thead th').filter(Boolean)).toEqual(['Name']);
    expect(all(el, '.MuiChip-root')).toHaveLength(0);
  },
);

proves("The initial sort direction of this column's groups.", () => {
  const groups = (defaultGroupSort?: 'asc' | 'desc') =>
    texts(
      mountTable({}, { columns: columns({ city: { defaultGroupOrder: 0, defaultGroupSort } }) }).el,
      'tbody td[value]',
    );
  expect(groups()).toEqual(['City: Bonn', 'City: Oslo', 'City: Rome']);
  expect(groups('desc')).toEqual(['City: Rome', 'City: Oslo', 'City: Bonn']);
});

proves(
  [
    'To exclude a column, set its own grouping to false.',
    'false prevents users from grouping by this column when they drag its header to the group bar.',
    'Columns without a field are always excluded.',
  ],
  () => {
    const groupsAfterDrop = (city: Partial<Column<Person>>) => {
      const tableRef = createRef<{ onDragEnd: (result: object) => void }>();
      const { el } = mountTable({ grouping: true }, { columns: columns({ city }), tableRef });
      const source = { droppableId: 'headers', index: 1 };
      const destination = { droppableId: 'groups', index: 0 };
      flushSync(() => tableRef.current?.onDragEnd({ draggableId: '1', source, destination }));
      return all(el, 'tbody b').length;
    };
    expect(groupsAfterDrop({})).toBe(3);
    expect(groupsAfterDrop({ grouping: false })).toBe(0);
    expect(groupsAfterDrop({ field: undefined })).toBe(0);
  },
);

proves(
  [
    'A function that receives a group, { value, data, groups, path, isExpanded }, and returns the bold part of its group row.',
    'groupTitle of a column is ignored unless it is a function',
  ],
  () => {
    const title = (groupTitle: Column<Person>['groupTitle']) =>
      texts(
        mountTable({}, { columns: columns({ city: { defaultGroupOrder: 0, groupTitle } }) }).el,
        'tbody b',
      )[0];
    expect(title(({ value, data }: { value: string; data: Person[] }) => `${value} has ${data.length}`)).toBe(
      'Bonn has 5:',
    );
    expect(title('Town')).toBe('City:');
  },
);

proves(
  [
    "Renders the value in the column's group rows.",
    'Group rows use groupRender instead.',
    "Group rows don't call render. They show the value, or the result of groupRender",
  ],
  () => {
    const render = vi.fn(() => 'cell');
    const groupRender = vi.fn((value: string) => <i>{value.toUpperCase()}</i>);
    const { el } = mountTable(
      {},
      { columns: columns({ city: { defaultGroupOrder: 0, render, groupRender } }) },
    );
    expect(texts(el, 'tbody i')).toEqual(['BONN', 'OSLO', 'ROME']);
    expect(render).not.toHaveBeenCalled();
    expect(shown(el)).toEqual([]);
  },
);
