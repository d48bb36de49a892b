import MaterialTable, { type Options } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, one, shown, texts } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

const resizable = { columnResizable: true, tableLayout: 'fixed' } as const;
// A function that is created again makes the columns new.
const wide = (width = 150) =>
  columns({ name: { width, render: ({ name }) => name }, city: { width }, age: { width } });
const widthsIn = (el: ParentNode) =>
  all(el, 'thead th').map((th) => Math.round(th.getBoundingClientRect().width));

/** Drag the handle of the first column to the right by this many pixels. */
function resizeFirst(el: ParentNode, by: number) {
  const handle = one(el, 'thead [data-testid="drag_handle"]');
  const mouse = (target: EventTarget, type: string, clientX: number) =>
    flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
  mouse(handle, 'mousedown', 300);
  mouse(document, 'mousemove', 300 + by);
  mouse(document, 'mouseup', 300 + by);
}

function mountResizable(options: Options<Person> = {}, onColumnResized = vi.fn()) {
  const table = (own = wide()) => (
    <div style={{ width: 450 }}>
      <MaterialTable
        columns={own}
        data={people}
        options={{ ...resizable, ...options }}
        onColumnResized={onColumnResized}
      />
    </div>
  );
  const { el, rerender } = mount(table());
  return { el, create: (width?: number) => rerender(table(wide(width))) };
}

proves(
  [
    'The right neighbor gives way, so the table keeps its width and never scrolls.',
    'only the resized column changes, and a table that gets too wide scrolls sideways',
  ],
  () => {
    const scrolled = (options: Options<Person>) => {
      const { el } = mountResizable(options);
      resizeFirst(el, 60);
      const scroller = one(el, '.MuiBox-root:has(thead)');
      scroller.scrollLeft = 1000;
      return { widths: widthsIn(el), isFar: scroller.scrollLeft > 20 };
    };
    expect(scrolled({})).toEqual({ widths: [210, 90, 150], isFar: false });
    expect(scrolled({ tableWidth: 'variable' })).toEqual({ widths: [210, 150, 150], isFar: true });
  },
);

proves(
  [
    'There is no undo. Create the columns from a state that you set in onColumnResized',
    'Creating the columns again resets widths, order and hidden columns.',
  ],
  () => {
    const onColumnResized = vi.fn();
    const { el, create } = mountResizable({}, onColumnResized);
    resizeFirst(el, 60);
    expect(onColumnResized.mock.lastCall?.[1]).toEqual([
      expect.objectContaining({ field: 'name', widthPx: 210 }),
      expect.objectContaining({ field: 'city', widthPx: 90 }),
      expect.objectContaining({ field: 'age', widthPx: 150 }),
    ]);
    create();
    expect(widthsIn(el)).toEqual([150, 150, 150]);
    const columnsOf = (hidden: boolean) =>
      columns({ city: { hidden }, name: { render: ({ name }) => name } });
    const { el: other, rerender } = mount(<MaterialTable columns={columnsOf(true)} data={people} />);
    expect(texts(other, 'thead th')).toEqual(['Name', 'Age']);
    rerender(<MaterialTable columns={columnsOf(false)} data={people} />);
    expect(texts(other, 'thead th')).toEqual(['Name', 'City', 'Age']);
    expect(shown(other)[0]).toBe('Cid');
  },
);
