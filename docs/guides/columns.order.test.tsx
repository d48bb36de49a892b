import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, one, shown, texts, titles } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
const filterInput = (el: ParentNode) => one(el, '#m--table--filter--row input');
const centerOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
const said = () => texts(document, '[aria-live]').join(' ');
const mouse = (target: EventTarget, type: string, at: object) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...at }));

function touch(target: HTMLElement, type: string, at: { clientX: number; clientY: number }) {
  const one = new Touch({ identifier: 1, target, ...at });
  const touches = type === 'touchend' ? [] : [one];
  const init = { bubbles: true, cancelable: true, touches, targetTouches: touches, changedTouches: [one] };
  target.dispatchEvent(new TouchEvent(type, init));
}

proves(
  'Reordering is on by default. Users drag headers with a mouse, by touch or with the keyboard, and the table calls onColumnDragged.',
  async () => {
    const byKeyboard = async (handle: HTMLElement) => {
      handle.focus();
      await userEvent.keyboard(' ');
      await expect.poll(said).toContain('lifted');
      await userEvent.keyboard('{ArrowRight}');
      await expect.poll(said).toContain('moved');
      await userEvent.keyboard(' ');
    };
    const byMouse = async (handle: HTMLElement, to: HTMLElement) => {
      const [from, end] = [centerOf(handle), centerOf(to)];
      mouse(handle, 'mousedown', from);
      mouse(window, 'mousemove', { ...from, clientX: from.clientX + 10 });
      await expect.poll(said).toContain('lifted');
      mouse(window, 'mousemove', end);
      await expect.poll(said).toContain('moved');
      mouse(window, 'mouseup', end);
    };
    const byTouch = async (handle: HTMLElement, to: HTMLElement) => {
      const [from, end] = [centerOf(handle), centerOf(to)];
      touch(handle, 'touchstart', from);
      await expect.poll(said).toContain('lifted');
      touch(handle, 'touchmove', end);
      await expect.poll(said).toContain('moved');
      touch(handle, 'touchend', end);
    };
    for (const drag of [byKeyboard, byMouse, byTouch]) {
      const onColumnDragged = vi.fn();
      const { el, unmount } = mountTable({}, { onColumnDragged });
      const handles = all(el, 'thead [data-rfd-drag-handle-draggable-id]');
      await drag(handles[0] as HTMLElement, handles[1] as HTMLElement);
      await expect.poll(() => titles(el)).toEqual(['City', 'Name', 'Age']);
      expect(onColumnDragged.mock.calls).toEqual([[0, 1]]);
      unmount();
    }
  },
);

proves(
  [
    'Resizing requires two options, works only with a mouse, and calls onColumnResized.',
    'draggable: false and resizable: false lock one column.',
  ],
  () => {
    const resizing = { columnResizable: true, tableLayout: 'fixed' } as const;
    const handlesOf = (el: ParentNode) => all(el, '[data-testid=drag_handle]');
    expect(handlesOf(mountTable({ columnResizable: true }).el)).toEqual([]);
    expect(handlesOf(mountTable({ tableLayout: 'fixed' }).el)).toEqual([]);

    const onColumnResized = vi.fn();
    const { el } = mountTable(resizing, { onColumnResized });
    const [handle] = handlesOf(el);
    if (!handle) throw new Error('there is no handle');
    const [from, to] = [0, 40].map((by) => ({ ...centerOf(handle), clientX: centerOf(handle).clientX + by }));
    if (!from || !to) throw new Error('there is no way');
    flushSync(() => touch(handle, 'touchstart', from));
    flushSync(() => touch(handle, 'touchmove', to));
    flushSync(() => touch(handle, 'touchend', to));
    expect(onColumnResized).not.toHaveBeenCalled();
    expect([handle.tabIndex, all(handle, '[tabindex]').length]).toEqual([-1, 0]);
    flushSync(() => mouse(handle, 'mousedown', from));
    flushSync(() => mouse(document, 'mousemove', to));
    flushSync(() => mouse(document, 'mouseup', to));
    expect(onColumnResized).toHaveBeenCalledTimes(1);

    const locked = { draggable: false, resizable: false };
    const own = mountTable(resizing, { columns: columns({ city: locked }) }).el;
    const counts = (selector: string) => all(own, 'thead th').map((th) => all(th, selector).length);
    expect(counts('[data-rfd-drag-handle-draggable-id]')).toEqual([1, 0, 1]);
    expect(counts('[data-testid=drag_handle]')).toEqual([1, 0, 0]);
  },
);

proves('Create the array with useMemo.', async () => {
  const ref: { current: { onDragEnd: (drop: object) => void } | null } = { current: null };
  const options = { filtering: true, grouping: true, columnsButton: true, debounceInterval: 0 };
  const table = (own: Column<Person>[]) => (
    <MaterialTable columns={own} data={people} options={options} tableRef={ref as never} />
  );
  const own = columns();
  const { el, rerender } = mount(table(own));
  press(el, 'Show Columns');
  click(one(document, '#column-toggle-1'));
  fill(filterInput(el), 'ann');
  await expect.poll(() => shown(el)).toEqual(['Ann']);
  const [source, destination] = ['headers', 'groups'].map((droppableId) => ({ droppableId, index: 0 }));
  flushSync(() => ref.current?.onDragEnd({ draggableId: '2', source: { ...source, index: 2 }, destination }));
  const groups = () => texts(el, 'tbody tr:has(b)');
  await expect.poll(groups).toEqual(['Age: 30']);
  rerender(table(own));
  expect([groups(), titles(el)]).toEqual([['Age: 30'], ['', 'Name']]);
  rerender(table(columns({ name: { title: 'Who' } })));
  expect([groups(), titles(el), shown(el).length]).toEqual([[], ['Who', 'City', 'Age'], 5]);
});

type Row = { id: number } & Record<string, string | number>;

proves(
  ['Map over the keys in useMemo.', 'The joined string changes only when the keys change.'],
  async () => {
    const make = (row: Row | undefined) =>
      Object.keys(row ?? {}).map((key, index) => ({ id: index, title: key, field: key }));
    const made: unknown[] = [];
    function AnyTable({ rows }: { rows: Row[] }) {
      const keys = Object.keys(rows[0] ?? {}).join();
      const own = useMemo<Column<Row>[]>(
        () => keys.split(',').map((key, index) => ({ id: index, title: key, field: key })),
        [keys],
      );
      const byRows = useMemo(() => make(rows[0]), [rows]);
      made.push([own, byRows]);
      return <MaterialTable columns={own} data={rows} />;
    }
    const { el, rerender } = mount(<AnyTable rows={[{ id: 1, name: 'Cup' }]} />);
    expect(titles(el)).toEqual(['id', 'name']);
    rerender(<AnyTable rows={[{ id: 1, name: 'Pot' }]} />);
    expect(shown(el, 1)).toEqual(['Pot']);
    const [first, second] = made as [unknown, unknown][];
    expect([second?.[0] === first?.[0], second?.[1] === first?.[1]]).toEqual([true, false]);
    rerender(<AnyTable rows={[{ id: 1, name: 'Pot', price: 3 }]} />);
    expect(titles(el)).toEqual(['id', 'name', 'price']);
  },
);

proves(
  'If numbers must stay with their rows while users sort and search, add them to the rows: data.map((row, index) => ({ ...row, number: index + 1 })).',
  async () => {
    const data = people.map((row, index) => ({ ...row, number: index + 1 }));
    const own: Column<Person & { number: number }>[] = [
      { title: 'No.', field: 'number' },
      { title: 'Name', field: 'name' },
    ];
    const { el } = mount(<MaterialTable columns={own} data={data} options={{ debounceInterval: 0 }} />);
    click(all(el, 'th .MuiTableSortLabel-root')[1] as HTMLElement);
    expect([shown(el, 1)[0], shown(el, 0)[0]]).toEqual(['Ann', '2']);
    fill(one(el, 'input[aria-label="Search"]'), 'leo');
    await expect.poll(() => shown(el, 0)).toEqual(['12']);
  },
);
