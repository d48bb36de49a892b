import MaterialTable, { type Column, type Options } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, press } from '../../../tests/claims/hands';
import {
  all,
  bodyRow,
  filterOf,
  headers,
  one,
  scroller,
  shown,
  texts,
  titles,
} from '../../../tests/claims/read';
import {
  columns,
  exported,
  inBox,
  mountTable,
  people,
  widths,
  type Person,
} from '../../../tests/claims/table';
import StickyCheckboxes from './sticky';

const widthsIn = (el: ParentNode) => headers(el).map((th) => Math.round(th.getBoundingClientRect().width));
const left = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().left ?? NaN);

const mouse = (target: EventTarget, type: string, at: object) =>
  flushSync(() =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...at })),
  );

/** Drag the handle of the first column to the right by this many pixels. */
function resizeFirst(el: ParentNode, by: number) {
  mouse(one(el, 'thead [data-testid="drag_handle"]'), 'mousedown', { clientX: 300 });
  mouse(document, 'mousemove', { clientX: 300 + by });
  mouse(document, 'mouseup', { clientX: 300 + by });
}

proves(
  'The table shows the columns in the order of the array. width sets the width of a column, hidden hides it, and sticky cells freeze it.',
  () => {
    const titles = (own: Column<Person>[]) => texts(inBox(900, own), 'thead th');
    expect(titles(columns())).toEqual(['Name', 'City', 'Age']);
    expect(titles(columns().reverse())).toEqual(['Age', 'City', 'Name']);
    expect(titles(columns({ city: { hidden: true } }))).toEqual(['Name', 'Age']);
    expect(widths(columns({ age: { width: 444 } }))[2]).toBe(444);
  },
);

proves(
  [
    'The width is then kept if at least one other visible column has none.',
    "If every column has a width, they share the table's width proportionally.",
    'A width in headerStyle or cellStyle has no effect.',
    'To keep a column from getting narrower, set its minWidth. The table then scrolls sideways if necessary.',
    "with tableLayout: 'fixed' only width works",
    "maxWidth limits resizing, but doesn't keep a column narrow.",
  ],
  () => {
    const fixed: Options<Person> = { tableLayout: 'fixed' };
    expect(widths(columns({ age: { width: 80 } }), fixed)[2]).toBe(80);
    const each = { width: 100 };
    expect(widths(columns({ name: each, city: each, age: each }), fixed)).toEqual([300, 300, 300]);
    const style = { width: 50 };
    expect(widths(columns({ name: { headerStyle: style, cellStyle: style } }))).toEqual([300, 300, 300]);
    const least = { minWidth: 700 };
    expect(widths(columns({ name: least, city: least })).slice(0, 2)).toEqual([700, 700]);
    expect(widths(columns({ name: least }), fixed)[0]).toBe(300);
    const most: Partial<Column<Person>> & { maxWidth: number } = { maxWidth: 60 };
    expect(widths(columns({ name: most }))[0]).toBe(300);
  },
);

const ten = (width: Partial<Column<Person>>) =>
  Array.from({ length: 10 }, (): Column<Person> => ({ title: 'N', field: 'name', ...width }));

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

const wideColumns = () =>
  columns({ name: { minWidth: 400 }, city: { minWidth: 400 }, age: { minWidth: 400 } });

proves(
  [
    "A flex or grid item doesn't get narrower than its content, so a wide table widens the page.",
    'Set minWidth: 0 on the item that contains the table, and the table scrolls instead.',
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

const said = () => texts(document, '[aria-live]').join(' ');

/** Drag the first column past the next one with the keyboard. */
async function dragFirst(el: HTMLElement) {
  one(el, 'thead [data-rfd-drag-handle-draggable-id]').focus();
  await userEvent.keyboard(' ');
  await expect.poll(said).toContain('lifted');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(said).toContain('moved');
  await userEvent.keyboard(' ');
}

const items = () => all(document, '[role=menu] input[type=checkbox]') as HTMLInputElement[];

async function toggleName(el: HTMLElement) {
  press(el, 'Show Columns');
  const entry = () => all(document, '[role=menu] label').find(({ textContent }) => textContent === 'Name');
  await expect.poll(() => entry() !== undefined).toBe(true);
  click(entry() as HTMLElement);
  await userEvent.keyboard('{Escape}');
  await expect.poll(entry).toBeUndefined();
}

/** Styles and width of a sticky column. */
const sticky = (side: 'insetInlineStart' | 'insetInlineEnd', offset: number, width = 150) => {
  const style = { position: 'sticky', [side]: offset, minWidth: width, background: 'white' } as const;
  return { width, headerStyle: { ...style, zIndex: 11 }, cellStyle: style };
};
const first = sticky('insetInlineStart', 0);
const second = sticky('insetInlineStart', 150);
const resizable = { columnResizable: true, tableLayout: 'fixed' } as const;
const cellsOf = (el: ParentNode) => all(one(el, bodyRow), 'td');

/** Scroll the table sideways; return its left edge. */
function scrollSideways(el: ParentNode, to: number) {
  scroller(el).scrollTo(to, 0);
  expect(scroller(el).scrollLeft).toBe(to);
  return left(scroller(el));
}

proves(
  [
    'Sticky cells need the background color of the table, even if rowStyle colors the row, because the other cells scroll beneath them.',
    'For a second sticky column, set insetInlineStart to the width of the first',
  ],
  () => {
    const el = inBox(500, columns({ name: first, city: second, age: { width: 800 } }), {
      tableLayout: 'fixed',
      rowStyle: { background: 'red' },
    });
    const start = scrollSideways(el, 300);
    for (const cells of [headers(el), cellsOf(el)])
      expect(cells.map(left)).toEqual([start, start + 150, start]);
    const plain = inBox(500, columns(), { rowStyle: { background: 'red' } });
    expect(getComputedStyle(one(plain, `${bodyRow} td`)).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
);

proves(
  [
    "A resizable column's header scrolls away, because the table sets position: relative on it. Override that in the table's sx:",
  ],
  () => {
    const offset = (columnResizable: boolean, sx = {}) => {
      const own = columns({ name: first, city: { width: 300 }, age: { width: 300 } });
      const options = { ...resizable, columnResizable, tableWidth: 'variable' } as const;
      const el = inBox(300, own, options, { sx });
      const start = scrollSideways(el, 200);
      return left(headers(el)[0]) - start;
    };
    expect(offset(false)).toBe(0);
    expect(offset(true)).toBe(-200);
    expect(offset(true, { '& th:first-of-type': { position: 'sticky !important' } })).toBe(0);
  },
);

proves(
  "The offsets don't adapt to changes. Set resizable: false on all sticky columns but the innermost",
  async () => {
    const gapAfter = (by: number) => {
      const own = columns({ name: first, city: { ...second, resizable: false }, age: { width: 600 } });
      const el = inBox(400, own, { ...resizable, tableWidth: 'variable' });
      resizeFirst(el, by);
      scroller(el).scrollLeft = 300;
      const [name, city] = cellsOf(el).map((cell) => cell.getBoundingClientRect());
      return Math.round((city?.left ?? NaN) - (name?.right ?? NaN));
    };
    expect([gapAfter(0), gapAfter(60)]).toEqual([0, -60]);

    const { el } = mountTable({ columnsButton: true }, { columns: columns({ name: first, city: second }) });
    const offsets = () => cellsOf(el).map(({ style }) => style.position && style.insetInlineStart);
    await toggleName(el);
    expect(offsets()).toEqual(['150px', '']);
    await toggleName(el);
    await dragFirst(el);
    await expect.poll(offsets).toEqual(['150px', '0px', '']);
  },
);

proves(
  [
    "No option does this, and selection and actions have no column object. Use the table's sx instead. In this demo, the first cell of each row sticks to one edge, and the last cell to the other.",
    'The header sticks to the top of the scroll area that maxBodyHeight creates.',
  ],
  () => {
    const { el } = mount(
      <div style={{ width: 500 }}>
        <StickyCheckboxes />
      </div>,
    );
    const box = one(el, 'div[style*="max-height"]');
    const [header, cells] = [headers(el), cellsOf(el)];
    expect(all(cells.at(-1) as HTMLElement, 'button[aria-label="Write to Ingrid Hansen"]')).toHaveLength(1);
    const ends = () => [header[0], header.at(-1), cells[0], cells.at(-1)].map(left);
    const before = ends();
    const [name, top] = [left(header[1]), header[1]?.getBoundingClientRect().top];
    box.scrollTo(200, 60);
    expect(ends()).toEqual(before);
    expect(left(header[1])).toBe(name - 200);
    expect(header[1]?.getBoundingClientRect().top).toBe(top);
    expect(box.scrollTop).toBe(60);
  },
);

proves(
  'To freeze a data column next to the actions, set its insetInlineEnd to their width, such as 48 for one button, and fix that width in sx with width, minWidth and no padding.',
  () => {
    const el = inBox(
      400,
      columns({ name: { cellStyle: { minWidth: 600 } }, age: sticky('insetInlineEnd', 48, 80) }),
      { actionsColumnIndex: -1 },
      {
        actions: [{ icon: () => <i>x</i>, tooltip: 'Act', position: 'row', onClick: () => undefined }],
        sx: {
          '& th:last-of-type, & td:last-of-type': {
            position: 'sticky',
            insetInlineEnd: 0,
            width: 48,
            minWidth: 48,
            p: 0,
          },
        },
      },
    );
    for (const to of [0, 200, 1000]) {
      scroller(el).scrollLeft = to;
      const edge = scroller(el).getBoundingClientRect().right;
      const [age, actions] = cellsOf(el)
        .slice(-2)
        .map((cell) => cell.getBoundingClientRect());
      expect(Math.abs((actions?.right ?? NaN) - edge)).toBeLessThan(1);
      expect(Math.abs((age?.right ?? NaN) - (edge - 48))).toBeLessThan(1);
    }
  },
);

proves(
  "freeze the column at the chosen position in sx. The columns don't change, so filters and widths are preserved.",
  async () => {
    const own = columns({ name: { minWidth: 200 }, city: { minWidth: 200 }, age: { minWidth: 400 } });
    const frozen = { position: 'sticky', insetInlineStart: 0, zIndex: 1 };
    const table = (place: number) => (
      <div style={{ width: 400 }}>
        <MaterialTable
          columns={own}
          data={people}
          options={{ draggable: false, filtering: true, debounceInterval: 0 }}
          sx={{ [`& tr > :nth-of-type(${place})`]: frozen }}
        />
      </div>
    );
    const { el, rerender } = mount(table(1));
    fill(filterOf(el, 'Name'), 'ann');
    await expect.poll(() => shown(el)).toEqual(['Ann']);
    for (const place of [2, 1]) {
      rerender(table(place));
      const start = scrollSideways(el, 300);
      for (const cells of [headers(el), cellsOf(el)])
        expect(cells.map((cell) => left(cell) === start)).toEqual([place === 1, place === 2, false]);
      expect([shown(el), filterOf(el, 'Name').value]).toEqual([['Ann'], 'ann']);
    }
  },
);

type Handle = { current: { onDragEnd: (drop: object) => void } | null };

/** Columns A, B, C and so on; those in lower case are hidden. */
const lettered = (letters: string): Column<Person>[] =>
  letters
    .split(' ')
    .map((letter) => ({ title: letter, field: 'name', hidden: letter === letter.toLowerCase() }));

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

const centerOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

function touch(target: HTMLElement, type: string, at: { clientX: number; clientY: number }) {
  const one = new Touch({ identifier: 1, target, ...at });
  const touches = type === 'touchend' ? [] : [one];
  const init = { bubbles: true, cancelable: true, touches, targetTouches: touches, changedTouches: [one] };
  target.dispatchEvent(new TouchEvent(type, init));
}

proves('Reordering is on by default. Users drag headers, and the table calls onColumnDragged.', async () => {
  const onColumnDragged = vi.fn();
  const { el } = mountTable({}, { onColumnDragged });
  await dragFirst(el);
  await expect.poll(() => titles(el)).toEqual(['City', 'Name', 'Age']);
  expect(onColumnDragged.mock.calls).toEqual([[0, 1]]);
});

proves(
  [
    "Resizing requires columnResizable and tableLayout: 'fixed', works only with a mouse, and calls onColumnResized.",
    'To lock one column, set draggable: false or resizable: false on it.',
  ],
  () => {
    const handlesOf = (el: ParentNode) => all(el, '[data-testid=drag_handle]');
    expect(handlesOf(mountTable({ columnResizable: true }).el)).toEqual([]);
    expect(handlesOf(mountTable({ tableLayout: 'fixed' }).el)).toEqual([]);

    const onColumnResized = vi.fn();
    const { el } = mountTable(resizable, { onColumnResized });
    const [handle] = handlesOf(el);
    if (!handle) throw new Error('there is no handle');
    const [from, to] = [0, 40].map((by) => ({ ...centerOf(handle), clientX: centerOf(handle).clientX + by }));
    if (!from || !to) throw new Error('there is no way');
    flushSync(() => touch(handle, 'touchstart', from));
    flushSync(() => touch(handle, 'touchmove', to));
    flushSync(() => touch(handle, 'touchend', to));
    expect(onColumnResized).not.toHaveBeenCalled();
    expect([handle.tabIndex, all(handle, '[tabindex]').length]).toEqual([-1, 0]);
    resizeFirst(el, 40);
    expect(onColumnResized).toHaveBeenCalledTimes(1);

    const locked = { draggable: false, resizable: false };
    const own = mountTable(resizable, { columns: columns({ city: locked }) }).el;
    const counts = (selector: string) => all(own, 'thead th').map((th) => all(th, selector).length);
    expect(counts('[data-rfd-drag-handle-draggable-id]')).toEqual([1, 0, 1]);
    expect(counts('[data-testid=drag_handle]')).toEqual([1, 0, 0]);
  },
);

proves('Others can still be dragged past it.', async () => {
  const { el } = mountTable({}, { columns: columns({ city: { draggable: false } }) });
  await dragFirst(el);
  await expect.poll(() => titles(el)).toEqual(['City', 'Age', 'Name']);
});

proves(
  [
    'its right neighbor gives way, so the table keeps its width and never scrolls',
    'only the resized column changes, and a table that gets too wide scrolls sideways',
  ],
  () => {
    const width = 150;
    const scrolled = (options: Options<Person>) => {
      const el = inBox(450, columns({ name: { width }, city: { width }, age: { width } }), {
        ...resizable,
        ...options,
      });
      resizeFirst(el, 60);
      scroller(el).scrollLeft = 1000;
      return { widths: widthsIn(el), isFar: scroller(el).scrollLeft > 20 };
    };
    expect(scrolled({})).toEqual({ widths: [210, 90, 150], isFar: false });
    expect(scrolled({ tableWidth: 'variable' })).toEqual({ widths: [210, 150, 150], isFar: true });
  },
);

proves(
  [
    'The table miscounts if two or more hidden or grouped columns come before it.',
    'put hidden columns at the end of columns, or omit them',
  ],
  () => {
    expect(dropped(lettered('A B C D'), 3, 1)).toBe('A D B C');
    expect(dropped(lettered('x y A B C'), 2, 1), 'C should stand between A and B').toBe('C A B');
    expect(dropped(lettered('x A B C'), 2, 1), 'one alone does no harm').toBe('A C B');
    expect(dropped(lettered('A B C D x y'), 3, 1)).toBe('A D B C');
    const grouped = lettered('G H A B C');
    for (const [order, column] of grouped.slice(0, 2).entries()) column.defaultGroupOrder = order;
    expect(dropped(grouped, 2, 1).trim()).toBe('C A B');
  },
);

proves(
  [
    "removable: false disables a column's entry in the menu, so the column remains visible.",
    "hiddenByColumnsButton: true only removes the entry, so use it with hidden: true for a column that users can't show.",
  ],
  async () => {
    const { el } = mountTable(
      { columnsButton: true },
      {
        columns: [
          { title: 'Id', field: 'id', removable: false },
          { title: 'Name', field: 'name', hidden: true },
          { title: 'City', field: 'city', hiddenByColumnsButton: true },
          { title: 'Age', field: 'age', hidden: true, hiddenByColumnsButton: true },
        ],
      },
    );
    expect(titles(el)).toEqual(['Id', 'City']);
    press(el, 'Show Columns');
    await expect.poll(() => items()).toHaveLength(2);
    expect(items().map((item) => item.closest('label')?.ariaDisabled === 'true')).toEqual([true, false]);
    click(items()[1] as HTMLElement);
    await expect.poll(() => titles(el)).toEqual(['Id', 'Name', 'City']);
  },
);

proves(
  [
    "Data that users don't have to see, such as an id, needs no column, because actions, render and onRowUpdate receive the whole row.",
    'A hidden column has no input in edit mode, but its value is passed to onRowUpdate.',
  ],
  async () => {
    for (const own of [columns().slice(0, 1), columns({ city: { hidden: true }, age: { hidden: true } })]) {
      const onRowUpdate = vi.fn(async (_row: Person) => undefined);
      const onClick = vi.fn();
      const { el } = mountTable(
        {},
        {
          columns: own,
          editable: { onRowUpdate },
          actions: [{ icon: () => <i />, tooltip: 'Call', onClick }],
        },
      );
      press(el, 'Call');
      expect(onClick.mock.lastCall?.[1]).toMatchObject({ id: 1, city: 'Bonn' });
      press(el, 'Edit');
      const fields = all(el, 'tbody tr:has(button[aria-label=Save]) input');
      expect(fields).toHaveLength(1);
      fill(one(el, 'tbody input'), 'Zoe');
      press(el, 'Save');
      await expect
        .poll(() => onRowUpdate.mock.lastCall?.[0])
        .toMatchObject({ id: 1, name: 'Zoe', city: 'Bonn' });
    }
  },
);

proves('To export it, set export: true.', () => {
  const hidden = { hidden: true };
  expect(exported(columns({ city: { ...hidden, export: true }, age: hidden })).fields).toEqual([
    'name',
    'city',
  ]);
});

proves('icons.ViewColumn changes only its icon', () => {
  const icons = { ViewColumn: () => <svg data-own /> };
  const { el } = mountTable({ columnsButton: true }, { icons: icons as never });
  expect(all(el, 'button[aria-label="Show Columns"] [data-own]')).toHaveLength(1);
});

proves(
  ['A long word widens its column while it is shown.', "Set overflowWrap: 'anywhere' in the cellStyle"],
  () => {
    const data = people.slice(0, 6).map((row) => (row.id === 6 ? { ...row, name: 'x'.repeat(60) } : row));
    const pages = (name: Partial<Column<Person>>) => {
      const el = inBox(600, columns({ name }), {}, { data });
      const before = widthsIn(el);
      press(el, 'Next Page');
      return [before, widthsIn(el)];
    };
    const [before, after] = pages({});
    expect(after?.[0]).toBeGreaterThan(1.5 * (before?.[0] ?? NaN));
    const [still, same] = pages({ cellStyle: { overflowWrap: 'anywhere' } });
    expect(same).toEqual(still);
  },
);

proves(
  ['Cells have 16 px of padding on each side.', "Set px: 0.5 for '& th, & td' in sx to reduce it to 4 px"],
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
