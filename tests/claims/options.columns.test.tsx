import type { Options } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { proves } from './claim';
import { click, press } from './hands';
import { all, bodyRow, one, scroller, texts, titles } from './read';
import { columns, mountTable, people, type Person } from './table';
const fixedWidths = () => columns({ name: { width: 100 }, city: { width: 120 }, age: { width: 80 } });

proves(
  [
    'Adds a button to the toolbar with a menu that hides and shows columns.',
    'The button is hidden while rows are selected.',
    'Button that opens the column menu.',
    'It hides isFreeAction buttons, Add, Edit All and the columns button',
  ],
  async () => {
    expect(all(mountTable().el, 'button[aria-label="Show Columns"]')).toHaveLength(0);
    const { el } = mountTable({ columnsButton: true, selection: true });
    press(el, 'Show Columns');
    await expect.poll(() => texts(document, 'label[role="menuitem"]')).toEqual(['Name', 'City', 'Age']);
    click(one(document, '#column-toggle-1'));
    expect(titles(el)).toEqual(['', 'Name', 'Age']);
    click(one(el, 'tbody input[type="checkbox"]'));
    expect(all(el, 'button[aria-label="Show Columns"]')).toHaveLength(0);
  },
);

proves(
  [
    'Lets users drag the edge of a header to resize its column.',
    "It requires tableLayout: 'fixed', because no handles appear without it.",
    "Resizing requires the option columnResizable with tableLayout: 'fixed'.",
    "which needs options.columnResizable and options.tableLayout: 'fixed'.",
  ],
  () => {
    const handles = (options: Options<Person>) =>
      all(mountTable(options).el, 'thead [data-testid="drag_handle"]');
    expect(handles({ columnResizable: true })).toHaveLength(0);
    expect(handles({ tableLayout: 'fixed' })).toHaveLength(0);
    expect(handles({ columnResizable: true, tableLayout: 'fixed' })).toHaveLength(2);
    expect(handles({ columnResizable: true, tableLayout: 'fixed', tableWidth: 'variable' })).toHaveLength(3);
  },
);

/** Drag the handle of the first column by this many pixels and return the widths of all columns. */
function resizeFirst(options: Options<Person>, by: number) {
  const { el } = mountTable(
    { columnResizable: true, tableLayout: 'fixed', ...options },
    { columns: fixedWidths() },
  );
  const widths = () => all(el, 'thead th').map((cell) => Math.round(cell.getBoundingClientRect().width));
  const handle = one(el, 'thead [data-testid="drag_handle"]');
  const mouse = (target: EventTarget, type: string, clientX: number) =>
    flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
  const before = widths();
  mouse(handle, 'mousedown', 200);
  mouse(document, 'mousemove', 200 + by);
  mouse(document, 'mouseup', 200 + by);
  const after = widths();
  return after.map((width, index) => width - (before[index] ?? 0));
}

proves(
  [
    "'full' stretches the table to fit its container, and resizing a column changes the width of the next one.",
    "'variable' makes the table as wide as its columns, so resizing a column resizes the table.",
    "With options.tableWidth: 'full' a column takes space from its right neighbor, so two columns change.",
  ],
  () => {
    const full = resizeFirst({}, 30);
    expect(full[0]).toBeGreaterThan(10);
    expect(Math.abs((full[0] ?? 0) + (full[1] ?? 0))).toBeLessThanOrEqual(2);
    expect(resizeFirst({ tableWidth: 'variable' }, 30)).toEqual([30, 0, 0]);
  },
);

proves("'variable' makes the table as wide as its columns", () => {
  const width = (options: Options<Person>, ofColumns = fixedWidths()) =>
    one(mountTable(options, { columns: ofColumns }).el, 'table:has(thead)').style.width;
  expect(width({ tableWidth: 'variable' })).toBe('300px');
  expect(width({ tableWidth: 'variable' }, columns())).toBe('100%');
  expect(width({})).toBe('');
});

proves(
  [
    'The CSS table-layout of the table.',
    "With 'auto', long content widens its column, while 'fixed' uses only the widths you set and is required for columnResizable.",
    "By default, the browser treats the width as a hint and still widens a column for long content; with options.tableLayout: 'fixed', content doesn't matter.",
  ],
  () => {
    const nameWidth = (options: Options<Person>) => {
      const data = [{ id: 1, name: 'x'.repeat(200), city: 'Bonn', age: 1 }];
      const { el } = mountTable(options, { data, columns: fixedWidths() });
      const table = one(el, 'table:has(thead)');
      return [getComputedStyle(table).tableLayout, one(table, 'th').getBoundingClientRect().width] as const;
    };
    const [auto, autoWidth] = nameWidth({});
    const [fixed, fixedWidth] = nameWidth({ tableLayout: 'fixed' });
    expect([auto, fixed]).toEqual(['auto', 'fixed']);
    expect(fixedWidth).toBeLessThan(autoWidth);
  },
);

proves(
  [
    'Lets users drag headers to reorder the columns, or drag them to the group bar',
    'false locks all columns.',
  ],
  () => {
    expect(all(mountTable().el, 'thead [data-rfd-drag-handle-draggable-id]')).toHaveLength(3);
    expect(
      all(mountTable({ draggable: false }).el, 'thead [data-rfd-drag-handle-draggable-id]'),
    ).toHaveLength(0);
  },
);

proves(['Shows the header row.', 'false removes the titles along with sorting'], () => {
  expect(all(mountTable().el, 'thead')).toHaveLength(1);
  const { el } = mountTable({ header: false, selection: true });
  expect(all(el, 'thead')).toHaveLength(0);
  expect(all(el, bodyRow)).toHaveLength(5);
});

proves(
  [
    'Inline style of every header cell, including those of the checkbox and actions columns.',
    'column.headerStyle is merged over it.',
  ],
  () => {
    const { el } = mountTable(
      { selection: true, headerStyle: { backgroundColor: 'rgb(1, 2, 3)' } },
      { columns: columns({ city: { headerStyle: { backgroundColor: 'rgb(4, 5, 6)' } } }) },
    );
    const colors = all(el, 'thead th').map((cell) => getComputedStyle(cell).backgroundColor);
    expect(colors).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'rgb(1, 2, 3)']);
  },
);

proves(
  [
    'The maximum height of the header and rows, in px or as a CSS length, above which they scroll.',
    'The header also scrolls unless you make it sticky and give it a background.',
  ],
  () => {
    const { el } = mountTable({
      paging: false,
      maxBodyHeight: 200,
      headerStyle: { position: 'sticky', top: 0 },
    });
    const box = scroller(el);
    expect(box.getBoundingClientRect().height).toBe(200);
    expect(getComputedStyle(box).overflowY).toBe('auto');
    box.scrollTop = 300;
    expect(box.scrollTop).toBe(300);
    expect(one(el, 'th').getBoundingClientRect().top).toBeCloseTo(box.getBoundingClientRect().top, 0);

    const plain = mountTable({ paging: false, maxBodyHeight: 200 }).el;
    scroller(plain).scrollTop = 300;
    expect(one(plain, 'th').getBoundingClientRect().bottom).toBeLessThan(
      scroller(plain).getBoundingClientRect().top,
    );
  },
);

proves('The minimum height of the header and rows, in px or as a CSS length.', () => {
  const { el } = mountTable({ minBodyHeight: 900 });
  expect(scroller(el).getBoundingClientRect().height).toBe(900);
  expect(getComputedStyle(scroller(mountTable({ minBodyHeight: '50vh' }).el)).minHeight).toBe(
    `${innerHeight / 2}px`,
  );
});

proves(
  [
    'The CSS overflow-y of the element around the header and rows, for use with maxBodyHeight.',
    "'visible' behaves like 'auto' because that element scrolls sideways.",
  ],
  () => {
    const overflow = (overflowY: Options<Person>['overflowY']) =>
      getComputedStyle(scroller(mountTable({ overflowY }).el)).overflowY;
    expect(overflow('hidden')).toBe('hidden');
    expect(overflow('scroll')).toBe('scroll');
    expect(overflow('visible')).toBe('auto');
  },
);

proves(
  [
    'The option only changes the style of the existing scroll bar.',
    'Is meant to show a second scroll bar above the table.',
    'doubleHorizontalScroll adds no second scroll bar',
  ],
  () => {
    const scrollers = (doubleHorizontalScroll: boolean) => {
      const { el } = mountTable({ doubleHorizontalScroll }, { style: { width: 200 } });
      return all(el, '*').filter((node) => {
        const isAuto = ['auto', 'scroll'].includes(getComputedStyle(node).overflowX);
        return isAuto && node.scrollWidth > node.clientWidth && node.querySelector('thead');
      }).length;
    };
    expect([scrollers(false), scrollers(true)]).toEqual([1, 1]);
  },
);

proves(
  [
    "'dense' makes every cell smaller.",
    "'default' gives large header cells and small body cells.",
    "padding: 'default' is not the default",
    "The real default is 'normal', which the types reject.",
  ],
  () => {
    const paddings = (options: object) => {
      const { el } = mountTable(options);
      return ['thead th', `${bodyRow} td`].map((selector) => getComputedStyle(one(el, selector)).padding);
    };
    expect(paddings({})).toEqual(['6px 16px', '16px']);
    expect(paddings({ padding: 'normal' })).toEqual(['6px 16px', '16px']);
    expect(paddings({ padding: 'dense' })).toEqual(['6px 16px', '6px 16px']);
    expect(paddings({ padding: 'default' })).toEqual(['16px', '6px 16px']);
  },
);

const copies = (el: Element) =>
  all(el, 'div').filter((div) => div.style.position === 'absolute' && div.querySelector('table'));

proves(['Fixed columns are white in any theme.', 'fixedColumns are white in dark mode'], async () => {
  const { el } = mountTable(
    { fixedColumns: { left: 1, right: 1 } },
    { columns: fixedWidths(), data: people.slice(0, 2) },
  );
  await expect.poll(() => copies(el).length).toBe(2);
  expect(copies(el).map((copy) => Math.round(copy.getBoundingClientRect().width))).toEqual([80, 100]);
  expect(all(el, bodyRow)).toHaveLength(6);
  expect(getComputedStyle(one(copies(el)[0] as Element, 'div')).backgroundColor).toBe('rgb(255, 255, 255)');
});
