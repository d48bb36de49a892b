import MaterialTable, { type Options, type Column, type MaterialTableProps } from '@material-table/core';
import { Box, useMediaQuery, useTheme } from '@mui/material';
import { createRef, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { fill, press, search, sort } from '../../../tests/claims/hands';
import { all, bodyRow, boxes, checked, one, shown, texts } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import { phoneCards } from '../../../examples/phone-cards';
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
    "Removing the first and last page buttons isn't enough if the table has margins.",
  ],
  () => {
    const { el } = mountTable();
    // Fonts differ between machines, by some pixels.
    expect(Math.abs(pager(el).scrollWidth - 467)).toBeLessThan(30);
    expect(right(button(el, 'Next Page'))).toBeGreaterThan(390);
    expect(button(el, 'Last Page').getBoundingClientRect().left).toBeGreaterThan(390);
    document.body.style.margin = '0 24px';
    const few = mountTable({ showFirstLastPageButtons: false });
    expect(all(pager(few.el), 'button')).toHaveLength(2);
    expect(right(button(few.el, 'Next Page'))).toBeGreaterThan(390 - 24);
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

proves(
  [
    "wraps MTableToolbar in a Box with flexWrap: 'wrap' for .MuiToolbar-root, and pass it as components.Toolbar.",
    'The search field then moves to a second line, and the whole title is shown.',
    'This table wraps the toolbar and, below 600 px, hides "Rows per page" and a column:',
    'To hide a column with CSS, as in the demo, set display: none for its cells in sx.',
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

/** The names on the rows that are cards. */
const cards = (el: ParentNode) =>
  shown(el).filter((_, at) => getComputedStyle(all(el, bodyRow)[at]!).display !== 'table-row');

proves(
  [
    "Cards aren't built in. Below a breakpoint, style rules turn each tr into a card and the header into a line of buttons that sort.",
    'Search, checkboxes, actions and paging still work',
    'add it to the sx of a Box around the table, and place each cell with a grid.',
  ],
  async () => {
    const { el } = mount(<CardsOnAPhone />);
    expect(cards(el)).toHaveLength(3);
    expect(one(el, 'thead').getBoundingClientRect().height).toBeLessThan(60);
    sort(el, 'Nights');
    await expect.poll(() => cards(el)).toEqual(['Grace Young', 'Ingrid Hansen', 'Alice Brown']);
    search(el, 'attic');
    await expect.poll(() => cards(el)).toEqual(['Grace Young']);
    await page.viewport(1000, 800);
    await expect.poll(() => [cards(el), shown(el)]).toEqual([[], ['Grace Young']]);
    await phone();
    const own = mount(
      <Box sx={phoneCards}>
        <MaterialTable
          columns={columns()}
          data={people}
          options={{ selection: true }}
          actions={[{ icon: 'save', tooltip: 'Keep', position: 'row', onClick: () => undefined }]}
        />
      </Box>,
    ).el;
    expect(all(own, 'tbody button').every((button) => right(button) <= 390)).toBe(true);
    boxes(own)[1]?.click();
    await expect.poll(() => checked(own).filter(Boolean)).toHaveLength(1);
    press(own, 'Next Page');
    await expect.poll(() => cards(own)[0]).toBe('Fay');
  },
);

const box = (root: ParentNode, selector: string) => one(root, selector).getBoundingClientRect();
const nextPage = 'button[aria-label="Next Page"]';
const quick = { debounceInterval: 0, paging: false };

proves(
  [
    "The table isn't responsive by itself. On a phone, it keeps all columns and scrolls sideways, the toolbar stays on one row, and the pagination is cut off on the right.",
    'one row, so a long title is cut off',
    'A few style rules fix the toolbar and pagination. For columns, choose between hiding, scrolling and cards.',
  ],
  async () => {
    const title = 'Employees of the whole company';
    const wide = columns({ name: { minWidth: 250 }, city: { minWidth: 250 } });
    const { el } = mountTable({ columnsButton: true }, { title, columns: wide });
    expect(texts(el, 'th')).toEqual(['Name', 'City', 'Age']);
    expect(box(el, 'table').width).toBeGreaterThan(500);
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    const isOneLine = (root: ParentNode) =>
      Math.abs(middle(box(root, 'h6')) - middle(box(root, 'input[aria-label="Search"]'))) < 10;
    expect(isOneLine(el)).toBe(true);
    expect(one(el, 'h6').scrollWidth).toBeGreaterThan(one(el, 'h6').clientWidth);
    expect(box(el, nextPage).right).toBeGreaterThan(390);
    const cured = mount(<NarrowTable />).el;
    await expect.poll(() => isOneLine(cured)).toBe(false);
    expect(box(cured, nextPage).right).toBeLessThanOrEqual(390);
    expect(all(cured, 'th').filter((th) => th.checkVisibility())).toHaveLength(2);
    expect(cards(mount(<CardsOnAPhone />).el)).toHaveLength(3);
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

proves(
  'Such a rule counts columns by position, including those of checkboxes and actions, so set draggable: false.',
  () => {
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
  },
);

const running = createRef<{ onDragEnd: (drop: object) => void }>();

function HiddenOnAPhone({ searchable }: { searchable?: true }) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const own = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name', render: ({ name }) => name },
      { title: 'City', field: 'city', hidden: isPhone, searchable },
      { title: 'Age', field: 'age', type: 'numeric' },
    ],
    [isPhone, searchable],
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
    "The column's text then isn't searched unless you set searchable: true, and rotating the phone creates new columns, which drops filters and groups.",
  ],
  async () => {
    const { el, rerender } = mount(<HiddenOnAPhone />);
    await expect.poll(() => texts(el, 'thead th')).toEqual(['Name', 'Age']);
    const search = (text: string) => fill(one(el, 'input[placeholder="Search"]'), text);
    search('rome');
    await expect.poll(() => shown(el)).toEqual([]);
    rerender(<HiddenOnAPhone searchable />);
    await expect.poll(() => shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
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

proves(
  [
    'pass a custom row that renders a tr with a card in one td across all columns.',
    'You must render checkboxes, actions, detail panels and editing in the card yourself',
  ],
  () => {
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
  },
);

proves('the first frame from a server has the cards, too', () => {
  const html = renderToString(<CardsOnAPhone />);
  const el = document.createElement('div');
  document.body.append(el);
  el.innerHTML = html;
  expect(cards(el)).toHaveLength(3);
  el.remove();
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

proves('Users can drag headers by touch.', async () => {
  const { el } = mountTable(quick);
  const handle = one(el, 'th [data-rfd-drag-handle-draggable-id]');
  const { left, top } = handle.getBoundingClientRect();
  const { left: x } = box(el, 'th:last-of-type');
  const isDragging = () => document.head.textContent?.includes('cursor: grabbing');
  // A resting finger starts a drag. A late resize of the test's window cancels it: then it rests again.
  await expect
    .poll(() => {
      if (!isDragging()) touch(handle, 'touchstart', left + 5, top + 5);
      return isDragging();
    })
    .toBe(true);
  for (const part of [0.5, 1]) touch(handle, 'touchmove', left + 5 + (x + 20 - left) * part, top + 5);
  await new Promise(requestAnimationFrame);
  touch(handle, 'touchend', x + 25, top + 5);
  await expect.poll(() => texts(el, 'th')).not.toEqual(['Name', 'City', 'Age']);
});

proves('No, resizing requires a mouse', () => {
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
