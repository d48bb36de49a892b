import MaterialTable, { type Column, type Options } from '@material-table/core';

import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { click, press } from '../../../tests/claims/hands';
import { all, bodyRow, one, shown, titles, headers, texts } from '../../../tests/claims/read';
import { columns, mountTable, people, widths, inBox, type Person } from '../../../tests/claims/table';

import Lines from './lines';

proves(
  [
    "With tableLayout: 'fixed', the width is kept if at least one other visible column has none.",
    "If every column has a width, they share the table's width proportionally.",
  ],
  () => {
    const fixed: Options<Person> = { tableLayout: 'fixed' };
    expect(widths(columns({ age: { width: 80 } }), fixed)[2]).toBe(80);
    const each = { width: 100 };
    expect(widths(columns({ name: each, city: each, age: each }), fixed)).toEqual([300, 300, 300]);
  },
);

proves(['A width in headerStyle or cellStyle has no effect', 'The table then scrolls sideways.'], () => {
  expect(widths(columns({ name: { headerStyle: { width: 50 } } }))).toEqual([300, 300, 300]);
  expect(widths(columns({ name: { cellStyle: { minWidth: 500 } } }))[0]).toBe(500);
  expect(widths(columns({ name: { minWidth: 700 }, city: { minWidth: 700 } })).slice(0, 2)).toEqual([
    700, 700,
  ]);
});

proves('Resizing requires two options', () => {
  const handles = (options: Options<Person>) => {
    const { el, unmount } = mountTable(options);
    const found = all(el, 'thead th').filter((th) =>
      all(th, '*').some((part) => getComputedStyle(part).cursor === 'col-resize'),
    ).length;
    unmount();
    return found;
  };
  expect(handles({ columnResizable: true })).toBe(0);
  expect(handles({ columnResizable: true, tableLayout: 'fixed' })).toBeGreaterThan(0);
});

proves('A double click on the edge of a header does nothing.', async () => {
  const { el } = mountTable({ columnResizable: true, tableLayout: 'fixed' });
  const width = () => one(el, 'thead th').getBoundingClientRect().width;
  const before = width();
  await userEvent.dblClick(one(el, '[data-testid=drag_handle]'));
  expect(width()).toBe(before);
});

proves("A hidden column isn't enough, because users can show it in the menu of columnsButton.", () => {
  const { el } = mountTable({ columnsButton: true }, { columns: columns({ age: { hidden: true } }) });
  expect(titles(el)).toEqual(['Name', 'City']);
  press(el, 'Show Columns');
  click(one(document, '[role=menu] [id="column-toggle-2"], [role=menu] li:nth-of-type(4) input'));
  expect(titles(el)).toEqual(['Name', 'City', 'Age']);
});

const heights = (city: object, text: string) => {
  const [first, ...rest] = people;
  const el = inBox(
    400,
    columns({ city }),
    { tableLayout: 'fixed' },
    { data: [{ ...first, city: text }, ...rest] },
  );
  const [changed, plain] = all(el, bodyRow) as [HTMLElement, HTMLElement];
  const cell = changed.children[1] as HTMLElement;
  return { grows: changed.offsetHeight > plain.offsetHeight, isCut: cell.scrollWidth > cell.clientWidth };
};

const ten = (width: Partial<Column<Person>>) =>
  Array.from({ length: 10 }, (): Column<Person> => ({ title: 'N', field: 'name', ...width }));

proves(['A width in headerStyle or cellStyle has no effect.', 'The width is ignored.'], () => {
  const style = { width: 400 };
  expect(widths(columns({ name: { headerStyle: style, cellStyle: style } }))).toEqual([300, 300, 300]);
  expect(widths(columns({ name: { width: 400 } }))[0]).toBe(400);
});

proves(
  [
    'In a container of 900 px, ten columns with width: 200 get 90 px each.',
    "With tableLayout: 'fixed', they keep their 200 px",
    'but not with fixedColumns, which requires width',
  ],
  () => {
    expect(widths(ten({ width: 200 }))[0]).toBe(90);
    expect(widths(ten({ width: 200 }), { tableLayout: 'fixed' })[0]).toBe(200);
    expect(widths(ten({ minWidth: 200 }))[0]).toBe(200);
    expect(widths(ten({ minWidth: 200 }), { fixedColumns: { left: 1 } })[0]).toBe(90);
    expect(widths(ten({ width: 200 }), { fixedColumns: { left: 1 } })[0]).toBe(200);
  },
);

proves(
  [
    "with tableLayout: 'fixed' only width works",
    "maxWidth limits resizing, but doesn't keep a column narrow.",
  ],
  () => {
    const least = columns({ name: { minWidth: 400 } });
    expect(widths(least)[0]).toBe(400);
    expect(widths(columns({ name: { minWidth: 400 } }), { tableLayout: 'fixed' })[0]).toBe(300);
    const most: Partial<Column<Person>> & { maxWidth: number } = { maxWidth: 60 };
    expect(widths(columns({ name: most }))[0]).toBe(300);
  },
);

const width = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().width ?? NaN);

proves(
  'Each entry in columns defines one column. width sets its width, hidden hides it, sticky cells freeze it, and the table uses the order of the array.',
  () => {
    const titles = (own: Column<Person>[]) => texts(inBox(900, own), 'thead th');
    expect(titles(columns())).toEqual(['Name', 'City', 'Age']);
    expect(titles(columns().reverse())).toEqual(['Age', 'City', 'Name']);
    expect(titles(columns({ city: { hidden: true } }))).toEqual(['Name', 'Age']);
    expect(width(headers(inBox(900, columns({ age: { width: 444 } })))[2])).toBe(444);
  },
);

proves(
  [
    'A long word widens its column while it is shown.',
    "To let it break, set cellStyle: { overflowWrap: 'anywhere' }.",
  ],
  () => {
    const data = people.slice(0, 6).map((row) => (row.id === 6 ? { ...row, name: 'x'.repeat(60) } : row));
    const pages = (name: Partial<Column<Person>>) => {
      const el = inBox(600, columns({ name }), {}, { data });
      const first = headers(el).map(width);
      press(el, 'Next Page');
      return [first, headers(el).map(width)];
    };
    const [before, after] = pages({});
    expect(after?.[0]).toBeGreaterThan(1.5 * (before?.[0] ?? NaN));
    const [still, same] = pages({ cellStyle: { overflowWrap: 'anywhere' } });
    expect(same).toEqual(still);
  },
);

proves("To keep text from wrapping, set cellStyle: { whiteSpace: 'nowrap' }.", () => {
  const render = () => 'a text of many words that is too long for a narrow box, and so it is broken';
  const heights = [undefined, { whiteSpace: 'nowrap' } as const].map((cellStyle) => {
    const el = inBox(300, columns({ name: { render, cellStyle } }));
    return one(el, bodyRow).getBoundingClientRect().height;
  });
  expect(heights[0]).toBeGreaterThan(2 * (heights[1] ?? NaN));
});

proves('The actions column is as wide as its buttons', () => {
  const padding = [1, 3].map((count) => {
    const actions = Array.from({ length: count }, (_, index) => ({
      icon: () => <svg width="24" height="24" />,
      tooltip: `Act ${index}`,
      onClick: () => undefined,
    }));
    const el = inBox(900, columns(), {}, { actions });
    const buttons = all(one(el, bodyRow), 'button').reduce((sum, button) => sum + width(button), 0);
    expect(buttons).toBe(40 * count);
    return width(headers(el)[0]) - buttons;
  });
  // Its padding is the same, with any number of buttons.
  expect(Math.abs((padding[1] ?? NaN) - (padding[0] ?? NaN))).toBeLessThanOrEqual(1);
  expect(padding[0]).toBeLessThan(20);
});

const cell = (el: ParentNode, row: number, column: number) =>
  all(all(el, bodyRow)[row] ?? el, '[data-testid="mtablecell"]')[column] ?? one(el, 'no such cell');

proves('Otherwise, the browser shows spaces.', () => {
  const { el } = mount(<Lines />);
  const address = cell(el, 0, 1);
  const height = address.getBoundingClientRect().height;
  address.style.whiteSpace = '';
  const languages = cell(el, 0, 2);
  expect(all(languages, 'div').map(({ textContent }) => textContent)).toHaveLength(3);
  languages.textContent = '';
  expect(address.getBoundingClientRect().height).toBeLessThan(height);
});

type Handle = { current: { onDragEnd: (drop: object) => void } | null };

const said = () => texts(document, '[aria-live]').join(' ');

/** Columns A, B, C and so on; those in lower case are hidden, those with a dot are locked. */
const lettered = (letters: string): Column<Person>[] =>
  letters.split(' ').map((letter) => ({
    title: letter,
    field: 'name',
    hidden: letter === letter.toLowerCase(),
    draggable: !letter.includes('.'),
  }));

/** Drop a header on another one, by their indexes among the visible columns, like drag and drop. */
function dropped(own: Column<Person>[], from: number, to: number) {
  const tableRef: Handle = { current: null };
  const { el } = mountTable({}, { columns: own, tableRef: tableRef as never });
  const place = (index: number) => ({ droppableId: 'headers', index });
  flushSync(() =>
    tableRef.current?.onDragEnd({ draggableId: '0', source: place(from), destination: place(to) }),
  );
  return titles(el).join(' ');
}

proves('Others can still be dragged past it.', async () => {
  const onColumnDragged = vi.fn();
  const { el } = mountTable({}, { columns: lettered('A B. C'), onColumnDragged });
  const [handle] = all(el, 'thead [data-rfd-drag-handle-draggable-id]');
  handle?.focus();
  await userEvent.keyboard(' ');
  await expect.poll(said).toContain('lifted');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(said).toContain('moved');
  await userEvent.keyboard(' ');
  await expect.poll(() => titles(el)).toEqual(['B.', 'C', 'A']);
  expect(onColumnDragged.mock.calls).toEqual([[0, 2]]);
});

proves(
  [
    'If two or more hidden or grouped columns come before it, 8.0.3 miscounts.',
    'Put hidden columns at the end of columns, or omit them.',
    'With columnsButton, users can hide columns in the middle',
  ],
  () => {
    expect(dropped(lettered('A B C D'), 3, 1)).toBe('A D B C');
    expect(dropped(lettered('x y A B C'), 2, 1), 'C should stand between A and B').toBe('C A B');
    expect(dropped(lettered('x A B C'), 2, 1), 'one alone does no harm').toBe('A C B');
    expect(dropped(lettered('A B C D x y'), 3, 1)).toBe('A D B C');
    const grouped = lettered('G H A B C');
    for (const [order, column] of grouped.slice(0, 2).entries()) column.defaultGroupOrder = order;
    expect(dropped(grouped, 2, 1).trim()).toBe('C A B');
    const [lonely, ...others] = lettered('G A B C');
    expect(dropped([{ ...lonely, defaultGroupOrder: 0 }, ...others], 2, 1).trim()).toBe('A C B');
    const [first, ...rest] = lettered('x G A B C');
    const mixed = rest.map((column, index) => (index === 0 ? { ...column, defaultGroupOrder: 0 } : column));
    expect(dropped([{ ...first }, ...mixed], 2, 1).trim()).toBe('C A B');
    // As after a click in the menu of the columns button, which writes `hidden` to the columns.
    const chosen = lettered('A B C D E F G');
    for (const column of chosen.slice(1, 3)) column.hidden = true;
    expect(dropped(chosen, 4, 2), 'G should stand between D and E').toBe('A G D E F');
  },
);
const centerOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
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

const wideColumns = () =>
  columns({ name: { minWidth: 400 }, city: { minWidth: 400 }, age: { minWidth: 400 } });

proves(
  [
    "A flex or grid item doesn't get narrower than its content, so a wide table widens the page.",
    'Set minWidth: 0 on the item that contains the table, and it scrolls instead.',
  ],
  () => {
    for (const display of ['flex', 'grid'])
      for (const minWidth of [undefined, 0]) {
        const { el } = mount(
          <div style={{ display, width: 600 }}>
            <div style={{ flexGrow: 1, minWidth }}>
              <MaterialTable columns={wideColumns()} data={people} />
            </div>
          </div>,
        );
        const paper = one(el, '.MuiPaper-root').getBoundingClientRect().width;
        const box = one(el, '.MuiPaper-root div:has(> div > div > table)');
        expect(paper, display).toBe(minWidth === 0 ? 600 : 1200);
        expect(box.scrollWidth > box.clientWidth, display).toBe(minWidth === 0);
      }
  },
);

proves(
  [
    'Cells have 16 px of padding on each side.',
    "Set sx={{ '& th, & td': { px: 0.5 } }} to reduce it to 4 px.",
  ],
  () => {
    const sides = (el: ParentNode) =>
      [one(el, 'th'), one(el, `${bodyRow} td`)].flatMap((cell) => {
        const { paddingLeft, paddingRight } = getComputedStyle(cell);
        return [paddingLeft, paddingRight];
      });
    expect(sides(mountTable().el)).toEqual(['16px', '16px', '16px', '16px']);
    const { el } = mountTable({}, { sx: { '& th, & td': { px: 0.5 } } });
    expect(sides(el)).toEqual(['4px', '4px', '4px', '4px']);
  },
);
