import MaterialTable, { type Options, type Column, type MaterialTableProps } from '@material-table/core';
import { createTheme, ThemeProvider, useMediaQuery, useTheme } from '@mui/material';
import { createRef, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest';
import { page, cdp } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { fill, pass, press, stopClock } from '../../../tests/claims/hands';
import { all, bodyRow, one, shown, texts, headers, scroller } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import CardsOnAPhone from './cards';
import NarrowTable from './narrow';

const phone = () => page.viewport(390, 844);
const right = (element: Element | undefined) => element?.getBoundingClientRect().right ?? Number.NaN;
const pager = (el: ParentNode) => one(el, '.MuiTablePagination-root');
const button = (el: ParentNode, name: string) => one(el, `button[aria-label="${name}"]`);

beforeEach(async () => {
  document.body.style.margin = '0';
  await phone();
});

afterEach(async () => {
  document.body.style.margin = '';
  await page.viewport(1000, 800);
});

proves(
  [
    'Columns | all remain, and the overflow scrolls inside the table | hide some, or cards',
    "doesn't make it scroll sideways, except in a flex box or grid",
  ],
  () => {
    const { el } = mountTable({}, { columns: columns({ name: { minWidth: 300 }, city: { minWidth: 300 } }) });
    const table = one(el, 'table');
    expect(texts(el, 'th')).toEqual(['Name', 'City', 'Age']);
    expect(table.getBoundingClientRect().width).toBeGreaterThan(600);
    const boxes = all(el, '*').filter((part) => part.contains(table) && part.scrollWidth > part.clientWidth);
    expect(boxes.map((box) => getComputedStyle(box).overflowX)).toContain('auto');
    expect(document.documentElement.scrollWidth).toBe(390);
    for (const display of ['flex', 'grid']) {
      el.style.display = display;
      expect(document.documentElement.scrollWidth, display).toBeGreaterThan(600);
    }
  },
);

proves(
  [
    '467 px wide, so the next button is cut off and the last one is out of view',
    'showFirstLastPageButtons: false alone removes two buttons, which is just enough if the table takes the whole 390 px, but not with margins.',
    'Rows | 56 px high, large enough for fingers | the usual padding',
  ],
  () => {
    const { el } = mountTable();
    // Fonts differ between machines, by some pixels.
    expect(Math.abs(pager(el).scrollWidth - 467)).toBeLessThan(30);
    expect(right(button(el, 'Next Page'))).toBeGreaterThan(390);
    expect(button(el, 'Last Page').getBoundingClientRect().left).toBeGreaterThan(390);
    expect(one(el, bodyRow).getBoundingClientRect().height).toBeCloseTo(56, 0);
    const few = mountTable({ showFirstLastPageButtons: false });
    expect(right(button(few.el, 'Next Page'))).toBeLessThanOrEqual(390);
    const buttons = (root: ParentNode) => all(pager(root), 'button').length;
    expect(buttons(el) - buttons(few.el)).toBe(2);
    document.body.style.margin = '0 24px';
    expect(right(button(few.el, 'Next Page'))).toBeGreaterThan(390 - 24);
    document.body.style.margin = '0';
    const dense = mountTable({ padding: 'dense' });
    expect(one(dense.el, bodyRow).getBoundingClientRect().height).toBeLessThan(48);
  },
);

proves(
  'A single page size, pageSizeOptions: [5], removes "Rows per page", so all page buttons are visible at 320 px.',
  async () => {
    await page.viewport(320, 700);
    const { el } = mountTable({ pageSizeOptions: [5] });
    expect(pager(el).textContent).not.toContain('per page');
    expect(all(pager(el), 'button')).toHaveLength(4);
    expect(right(button(el, 'Last Page'))).toBeLessThanOrEqual(320);
  },
);

proves('one row, so a long title is cut off', () => {
  const { el } = mountTable({ columnsButton: true }, { title: 'Employees of the whole company' });
  const title = one(el, 'h6');
  expect(title.scrollWidth).toBeGreaterThan(title.clientWidth);
});

proves(
  [
    "MTableToolbar has no layout prop, so wrap it in a Box that sets flexWrap: 'wrap' on .MuiToolbar-root",
    'The search then moves to a second line, and the whole title is shown.',
    'This table wraps the toolbar and, below 600 px, hides "Rows per page" and a column:',
    "With CSS, as in the demo, set display: none for a column's cells in sx.",
  ],
  async () => {
    const { el } = mount(<NarrowTable />);
    await expect.poll(() => getComputedStyle(one(el, '.MuiToolbar-root')).flexWrap).toBe('wrap');
    const title = one(el, 'h6');
    expect(title.scrollWidth).toBe(title.clientWidth);
    const search = one(el, 'input[aria-label="Search"]').getBoundingClientRect();
    expect(search.top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom);
    expect(right(button(el, 'Last Page'))).toBeLessThanOrEqual(390);
    const display = () => all(el, 'th').map((th) => getComputedStyle(th).display);
    expect(display()).toEqual(['table-cell', 'none', 'table-cell']);
    const choice = () => one(el, '.MuiTablePagination-input').checkVisibility();
    expect(choice()).toBe(false);
    await page.viewport(599, 800);
    await expect.poll(() => window.innerWidth).toBe(599);
    expect([display()[1], choice()]).toEqual(['none', false]);
    await page.viewport(601, 800);
    await expect.poll(() => display()[1]).toBe('table-cell');
    expect(choice()).toBe(true);
  },
);

proves(
  [
    'and the search also finds hidden text',
    "the column's text isn't searched unless you also set searchable: true",
  ],
  async () => {
    const search = async (hidden: object, rows: number) => {
      const { el } = mountTable({ debounceInterval: 0 }, { ...hidden });
      fill(one(el, 'input[aria-label="Search"]') as HTMLInputElement, 'rome');
      await expect.poll(() => all(el, bodyRow).length).toBe(rows);
    };
    await search({ sx: { '& td:nth-of-type(2), & th:nth-of-type(2)': { display: 'none' } } }, 3);
    await search({ columns: columns({ city: { hidden: true } }) }, 0);
    await search({ columns: columns({ city: { hidden: true, searchable: true } }) }, 3);
  },
);

proves(
  [
    "Cards aren't built in. Below a breakpoint, turn off the header and pass a custom row that renders a tr with a card in one td across all columns.",
    'Search and paging still work.',
  ],
  async () => {
    const { el } = mount(<CardsOnAPhone />);
    await expect.poll(() => all(el, '.MuiCard-root').length).toBe(3);
    expect(all(el, 'thead')).toHaveLength(0);
    fill(one(el, 'input[aria-label="Search"]') as HTMLInputElement, 'attic');
    await expect.poll(() => texts(el, '.MuiCard-root')).toEqual(['Grace YoungAttic, 2 nights']);
    await page.viewport(1000, 800);
    await expect.poll(() => shown(el)).toEqual(['Grace Young']);
  },
);

proves('use showTitle: false or search: false', () => {
  const count = (options: Options<Person>) => {
    const { el, unmount } = mountTable(options, { data: people });
    const found = [all(el, 'h6').length, all(el, 'input[aria-label="Search"]').length];
    unmount();
    return found;
  };
  expect(count({ showTitle: false })).toEqual([0, 1]);
  expect(count({ search: false })).toEqual([1, 0]);
});

/** Swipe over an element with a finger, to the right by this many pixels. */
async function swipe(element: Element, distance: number) {
  const { send } = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  const frame = (window.frameElement as HTMLElement).getBoundingClientRect();
  const { left, top, height } = element.getBoundingClientRect();
  const y = frame.top + ((top + height / 2) * frame.width) / window.innerWidth;
  const touch = (type: string, x?: number) =>
    send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x: frame.left + left + x, y }],
    });
  await touch('touchStart', 20);
  for (let step = 1; step <= 10; step++) await touch('touchMove', 20 + (distance * step) / 10);
  await touch('touchEnd');
}

proves(
  'In an element with dir="rtl", the table starts at its right edge, a swipe to the right shows the columns on the left, and the page itself doesn\'t move.',
  async () => {
    document.body.style.margin = '0';
    await page.viewport(390, 844);
    onTestFinished(async () => {
      document.body.style.margin = '';
      await page.viewport(1000, 800);
    });
    const own = columns({ name: { minWidth: 300 }, city: { minWidth: 300 } });
    const { el } = mount(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <div dir="rtl">
          <MaterialTable columns={own} data={people} />
        </div>
      </ThemeProvider>,
    );
    const box = scroller(el);
    const edges = () => [headers(el)[0], headers(el)[2]].map((cell) => cell?.getBoundingClientRect());
    expect(box.scrollLeft).toBe(0);
    expect(Math.round(edges()[0]?.right ?? 0)).toBe(Math.round(box.getBoundingClientRect().right));
    expect(edges()[1]?.right).toBeLessThan(0);
    // Less than the whole width: Chromium may go back in its history at the end.
    await swipe(box, 230);
    await expect.poll(() => edges()[1]?.right).toBeGreaterThan(0);
    expect(box.scrollLeft).toBeLessThan(0);
    expect([window.scrollX, document.documentElement.scrollWidth]).toEqual([0, 390]);
  },
);

const box = (root: ParentNode, selector: string) => one(root, selector).getBoundingClientRect();
const nextPage = 'button[aria-label="Next Page"]';
const quick = { debounceInterval: 0, paging: false };

proves(
  [
    "The table isn't responsive by itself. On a phone, it keeps all columns and scrolls sideways, the toolbar stays on one row, and the pagination is cut off on the right.",
    'A few style rules fix the toolbar and pagination. For columns, choose between hiding, scrolling and cards.',
  ],
  async () => {
    const title = 'Orders of this week';
    const wide = columns({ name: { minWidth: 250 }, city: { minWidth: 250 } });
    const { el } = mountTable({ columnsButton: true }, { title, columns: wide });
    expect(texts(el, 'th')).toEqual(['Name', 'City', 'Age']);
    expect(box(el, 'table').width).toBeGreaterThan(500);
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    const isOneLine = (root: ParentNode) =>
      Math.abs(middle(box(root, 'h6')) - middle(box(root, 'input[aria-label="Search"]'))) < 10;
    expect(isOneLine(el)).toBe(true);
    expect(box(el, nextPage).right).toBeGreaterThan(390);
    const cured = mount(<NarrowTable />).el;
    await expect.poll(() => isOneLine(cured)).toBe(false);
    expect(box(cured, nextPage).right).toBeLessThanOrEqual(390);
    expect(all(cured, 'th').filter((th) => th.checkVisibility())).toHaveLength(2);
    expect(all(mount(<CardsOnAPhone />).el, '.MuiCard-root')).toHaveLength(3);
  },
);

const hideSecond = { '& td:nth-of-type(2), & th:nth-of-type(2)': { display: 'none' } };
const visible = (el: ParentNode) =>
  all(el, 'thead th').flatMap((th) => (th.checkVisibility() ? [th.textContent?.trim()] : []));

proves('Filters and sorting are kept, and the search also finds hidden text.', async () => {
  const own = columns({ city: { defaultSort: 'desc' } });
  const table = (sx?: object) => (
    <MaterialTable columns={own} data={people} options={{ ...quick, filtering: true }} sx={sx} />
  );
  const { el, rerender } = mount(table());
  fill(one(el, 'input[aria-label="filter data by City"]'), 'o');
  fill(one(el, 'input[aria-label="filter data by Name"]'), 'a');
  const before = ['Hal', 'Dora', 'Ann', 'Fay', 'Ida'];
  await expect.poll(() => shown(el)).toEqual(before);
  rerender(table(hideSecond));
  await expect.poll(() => visible(el)).toEqual(['Name', 'Age']);
  expect(shown(el)).toEqual(before);
  fill(one(el, 'input[placeholder="Search"]'), 'rome');
  await expect.poll(() => shown(el)).toEqual(['Hal']);
});

proves('Columns are counted by position, including checkboxes and actions, so set draggable: false.', () => {
  const seen = (options: Options<Person>, props: Partial<MaterialTableProps<Person>> = {}) =>
    mountTable(options, { sx: hideSecond, ...props }).el;
  expect(visible(seen({}))).toEqual(['Name', 'Age']);
  expect(visible(seen({ selection: true }))).toEqual(['', 'City', 'Age']);
  const actions = [{ icon: 'save', tooltip: 'Keep', onClick: () => undefined }];
  expect(visible(seen({ actionsColumnIndex: 0 }, { actions }))).toEqual(['Actions', 'City', 'Age']);
  const tableRef = createRef<{ onDragEnd: (drop: object) => void }>();
  const dragged = seen({}, { tableRef });
  const place = (index: number) => ({ droppableId: 'headers', index });
  flushSync(() => tableRef.current?.onDragEnd({ source: place(0), destination: place(1) }));
  expect(texts(dragged, 'th')).toEqual(['City', 'Name', 'Age']);
  expect(visible(dragged)).toEqual(['City', 'Age']);
  const handles = (root: ParentNode) => all(root, 'th [data-rfd-drag-handle-draggable-id]').length;
  expect([handles(dragged), handles(seen({ draggable: false }))]).toEqual([3, 0]);
});

const running = createRef<{ onDragEnd: (drop: object) => void }>();

function HiddenOnAPhone() {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const own = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name', render: ({ name }) => name },
      { title: 'City', field: 'city', hidden: isPhone },
      { title: 'Age', field: 'age', type: 'numeric' },
    ],
    [isPhone],
  );
  return (
    <MaterialTable
      columns={own}
      data={people}
      options={{ ...quick, filtering: true, grouping: true }}
      tableRef={running}
    />
  );
}

proves(
  [
    "With hidden and useMediaQuery, the column's text isn't searched",
    'Rotating the phone creates new columns, which drops filters and groups.',
  ],
  async () => {
    const { el } = mount(<HiddenOnAPhone />);
    await expect.poll(() => texts(el, 'thead th')).toEqual(['Name', 'Age']);
    const search = (text: string) => fill(one(el, 'input[placeholder="Search"]'), text);
    search('rome');
    await expect.poll(() => shown(el)).toEqual([]);
    search('');
    await expect.poll(() => shown(el)).toHaveLength(12);
    fill(one(el, 'input[aria-label="filter data by Name"]'), 'a');
    await expect.poll(() => shown(el)).toEqual(['Ann', 'Dora', 'Fay', 'Hal', 'Ida']);
    flushSync(() =>
      running.current?.onDragEnd({
        draggableId: '0',
        source: { droppableId: 'headers', index: 0 },
        destination: { droppableId: 'groups', index: 0 },
      }),
    );
    expect(texts(el, 'tbody tr:has(b)')).toHaveLength(5);
    await page.viewport(844, 390);
    await expect.poll(() => texts(el, 'thead th')).toEqual(['Name', 'City', 'Age']);
    expect(texts(el, 'tbody tr:has(b)')).toEqual([]);
    expect(shown(el)).toHaveLength(12);
  },
);

proves('You can show hidden values in a detail panel.', async () => {
  const { el } = mountTable(quick, {
    columns: columns({ city: { hidden: true } }),
    detailPanel: ({ rowData }: { rowData: Person }) => `lives in ${rowData.city}`,
  });
  expect(el.textContent).not.toContain('Bonn');
  press(el, 'Detail panel visibility toggle');
  await expect.poll(() => el.textContent).toContain('lives in Bonn');
});

/** A row as on the page: one cell across all columns. */
function CardRow({ data, columns: own }: { data: Person; columns: unknown[] }) {
  return (
    <tr className="card">
      <td colSpan={own.length}>{data.name}</td>
    </tr>
  );
}
const asCards = { components: { Row: CardRow } } as Partial<MaterialTableProps<Person>>;

proves('Without a header, there is no sorting, so give users a select that sorts data.', () => {
  const own = columns();
  const table = (data: Person[], header = false) => (
    <MaterialTable columns={own} data={data} options={{ ...quick, header }} {...asCards} />
  );
  const sortable = '[data-testid=mtableheader-sortlabel]';
  const { el, rerender } = mount(table(people, true));
  expect(all(el, sortable)).toHaveLength(3);
  rerender(table(people));
  expect(all(el, sortable)).toHaveLength(0);
  expect(texts(el, '.card').slice(0, 3)).toEqual(['Cid', 'Ann', 'Dora']);
  rerender(table([...people].sort((a, b) => a.age - b.age)));
  expect(texts(el, '.card').slice(0, 3)).toEqual(['Fay', 'Leo', 'Bob']);
});

proves('You must render checkboxes, actions, detail panels and editing in the card yourself.', () => {
  const done = async () => undefined;
  const parts = (props: Partial<MaterialTableProps<Person>>) => {
    const { el } = mountTable(
      { selection: true, paging: false },
      {
        detailPanel: () => 'panel',
        actions: [{ icon: 'save', tooltip: 'Keep', position: 'row', onClick: () => undefined }],
        editable: { onRowUpdate: done, onRowDelete: done },
        ...props,
      },
    );
    expect(el.textContent).toContain('Cid');
    return all(el, 'tbody input, tbody button').length;
  };
  expect(parts({})).toBeGreaterThanOrEqual(12 * 5);
  expect(parts(asCards)).toBe(0);
});

proves('On a server, useMediaQuery returns false, so the first frame shows the wide table.', () => {
  const html = renderToString(<CardsOnAPhone />);
  expect(html).toContain('Ingrid Hansen');
  expect(html).toContain('<thead');
  expect(html).not.toContain('MuiCard-root');
  expect(all(mount(<CardsOnAPhone />).el, '.MuiCard-root')).toHaveLength(3);
});

proves(
  'Set minWidth on the columns. Make the first one sticky and narrower than a third of the screen.',
  () => {
    const sticky = { position: 'sticky', left: 0, zIndex: 11, background: 'white' } as const;
    const widths = (minWidth?: number) => {
      const each = { minWidth };
      const own = columns({
        name: { ...each, cellStyle: sticky, headerStyle: sticky },
        city: each,
        age: each,
      });
      const { el } = mountTable({ paging: false }, { columns: own });
      return { el, least: Math.min(...all(el, 'th').map((th) => th.getBoundingClientRect().width)) };
    };
    expect(widths().least).toBeLessThan(200);
    const { el, least } = widths(200);
    expect(least).toBeGreaterThanOrEqual(200);
    const scrolling = all(el, '*').find(
      (part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX === 'auto',
    );
    if (!scrolling) throw new Error('nothing scrolls sideways');
    scrolling.scrollLeft = 150;
    expect(scrolling.scrollLeft).toBe(150);
    const lefts = all(one(el, bodyRow), 'td').map((td) => Math.round(td.getBoundingClientRect().left));
    expect(lefts[0]).toBe(0);
    expect(lefts[1]).toBeLessThan(200 - 100);
  },
);

/** Dispatch touch events, as a phone does. */
function touch(target: Element, type: 'touchstart' | 'touchmove' | 'touchend', x: number, y: number): void {
  const finger = new Touch({ identifier: 1, target, clientX: x, clientY: y });
  const touches = type === 'touchend' ? [] : [finger];
  const init = { bubbles: true, cancelable: true, touches, targetTouches: touches, changedTouches: [finger] };
  flushSync(() => target.dispatchEvent(new TouchEvent(type, init)));
}

proves('Users can drag headers by touch to reorder columns or to group.', async () => {
  const dragTo = async (el: HTMLElement, target: () => DOMRect) => {
    const handle = one(el, 'th [data-rfd-drag-handle-draggable-id]');
    const { left, top } = handle.getBoundingClientRect();
    const isDragging = () => document.head.textContent?.includes('cursor: grabbing');
    // A resting finger starts a drag. A late resize of the test's window cancels it: then it rests again.
    await expect
      .poll(() => {
        if (!isDragging()) touch(handle, 'touchstart', left + 5, top + 5);
        return isDragging();
      })
      .toBe(true);
    const { left: x, top: y, width, height } = target();
    for (const part of [0.5, 1])
      touch(
        handle,
        'touchmove',
        left + 5 + (x + width / 2 - left) * part,
        top + 5 + (y + height / 2 - top) * part,
      );
    await new Promise(requestAnimationFrame);
    touch(handle, 'touchend', x + width / 2, y + height / 2);
  };
  const moved = mountTable(quick);
  await dragTo(moved.el, () => (all(moved.el, 'th')[2] as HTMLElement).getBoundingClientRect());
  await expect.poll(() => texts(moved.el, 'th')).not.toEqual(['Name', 'City', 'Age']);
  moved.unmount();
  const grouped = mountTable({ ...quick, grouping: true }, { columns: columns({ name: { width: 100 } }) });
  const hint = all(grouped.el, '*').find(
    ({ childElementCount, textContent }) =>
      !childElementCount && textContent === 'Drag headers here to group by',
  );
  if (!hint) throw new Error('no bar for groups');
  await dragTo(grouped.el, () => hint.getBoundingClientRect());
  await expect.poll(() => texts(grouped.el, 'tbody tr:has(b)')).toHaveLength(12);
});

proves('No, resizing requires a mouse.', () => {
  const { el } = mountTable({ tableLayout: 'fixed', columnResizable: true, paging: false });
  const width = () => box(el, 'th').width;
  const handle = () => one(el, '[data-testid=drag_handle]');
  const before = width();
  touch(handle(), 'touchstart', 100, 50);
  touch(handle(), 'touchmove', 140, 50);
  touch(handle(), 'touchend', 140, 50);
  expect(width()).toBe(before);
  const mouse = (target: EventTarget, type: string, clientX: number) =>
    flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
  mouse(handle(), 'mousedown', 100);
  mouse(document, 'mousemove', 140);
  mouse(document, 'mouseup', 140);
  expect(width()).toBeGreaterThan(before);
});

proves("Tooltips open on a long press, so don't put anything essential in them.", () => {
  stopClock();
  const actions = [
    { icon: 'save', tooltip: 'Keep this row', position: 'row', onClick: () => undefined },
  ] as const;
  const { el } = mountTable(quick, { actions: [...actions] });
  const button = one(el, `${bodyRow} button`);
  const tooltip = () => texts(document, '[role="tooltip"]');
  touch(button, 'touchstart', 10, 10);
  pass(300);
  touch(button, 'touchend', 10, 10);
  pass(2000);
  expect(tooltip()).toEqual([]);
  touch(button, 'touchstart', 10, 10);
  pass(1000);
  expect(tooltip()).toEqual(['Keep this row']);
});
