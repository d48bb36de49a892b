import MaterialTable, { type Column, type Options } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { proves, mount } from './claim';
import { click, press } from './hands';
import { all, one } from './read';
import { columns, mountTable, people, type Person } from './table';

const widths = (el: ParentNode) =>
  all(el, 'thead th').map((cell) => Math.round(cell.getBoundingClientRect().width));
const inBox = { style: { width: 900 } };
const px = (...sizes: (number | undefined)[]) => {
  const [name, city, age] = sizes.map((width) => (width === undefined ? {} : { width }));
  return columns({ name, city, age });
};

/** Drag the handle of the first column by this many pixels to the right, or left if negative. */
function dragFirst(el: HTMLElement, by: number) {
  const handle = one(el, '[data-testid=drag_handle]');
  const mouse = (target: EventTarget, type: string, clientX: number) =>
    flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
  mouse(handle, 'mousedown', 200);
  mouse(document, 'mousemove', 200 + by);
  mouse(document, 'mouseup', 200 + by);
}

proves(
  'Pixel widths are then exact if one column has no width and takes the remaining space. If every column has one, they fill the table in proportion.',
  () => {
    const measure = (own: Column<Person>[]) =>
      widths(mountTable({ tableLayout: 'fixed' }, { columns: own, ...inBox }).el);
    expect(measure(px(100, 100, undefined))).toEqual([100, 100, 700]);
    expect(measure(px(100, 100, 100))).toEqual([300, 300, 300]);
    expect(measure(px(100, 200, undefined)).slice(0, 2)).toEqual([100, 200]);
  },
);

const resizable: Options<Person> = { columnResizable: true, tableLayout: 'fixed' };

proves(
  [
    'Lets a column keep its filter, order and group when you pass new column objects, and its resized width if it has a width.',
    "column.id works only when it equals the column's index",
  ],
  () => {
    const table = (sizes: number[]) => (
      <MaterialTable
        columns={px(...sizes).map((column, id) => ({
          ...column,
          id,
          render: (row: Person) => String(row.age),
        }))}
        data={people}
        options={resizable}
        {...inBox}
      />
    );
    const kept = (sizes: number[]) => {
      const { el, rerender } = mount(table(sizes));
      dragFirst(el, 60);
      const dragged = widths(el);
      rerender(table(sizes));
      return [dragged, widths(el)];
    };
    const [dragged, after] = kept([300, 300, 300]);
    expect(dragged).toEqual([360, 240, 300]);
    expect(after).toEqual(dragged);
    const [draggedFree, afterFree] = kept([]);
    expect(draggedFree).toEqual([360, 240, 300]);
    expect(afterFree).toEqual([300, 300, 300]);
  },
);

proves('The columns button resets resized widths', () => {
  const { el } = mountTable({ ...resizable, columnsButton: true }, inBox);
  dragFirst(el, 60);
  expect(widths(el)).toEqual([360, 240, 300]);
  press(el, 'Show Columns');
  click(one(document, '#column-toggle-2'));
  expect(widths(el)).toEqual([450, 450]);
});

proves(
  'It requires a width in px on every column. Otherwise, the table is 100% wide until the first resize.',
  () => {
    const { el } = mountTable({ ...resizable, tableWidth: 'variable' }, inBox);
    const table = one(el, 'table:has(thead)');
    expect(table.style.width).toBe('100%');
    dragFirst(el, 100);
    const together = widths(el).reduce((sum, width) => sum + width);
    expect(table.style.width).toBe(`${together}px`);
  },
);
