import MaterialTable, { type Column, type MaterialTableProps, type Options } from '@material-table/core';
import { useMediaQuery, useTheme } from '@mui/material';
import { createRef, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { fill, pass, press, stopClock } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import CardsOnAPhone from './phone-layout.cards';
import NarrowTable from './phone-layout.narrow';

const box = (root: ParentNode, selector: string) => one(root, selector).getBoundingClientRect();
const nextPage = 'button[aria-label="Next Page"]';
const quick = { debounceInterval: 0, paging: false };

beforeEach(async () => {
  document.body.style.margin = '0';
  await page.viewport(390, 844);
});

afterEach(async () => {
  document.body.style.margin = '';
  await page.viewport(1000, 800);
});

proves(
  [
    "The table isn't responsive by itself. On a phone, it keeps all columns and scrolls sideways, the toolbar stays on one line, and the pagination is cut off on the right.",
    'A few style rules fix the toolbar and pagination; for columns, choose between hiding, scrolling and cards.',
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
    "With hidden and useMediaQuery: the column's text isn't searched, and rotating the phone creates new columns, which drops filters and groups.",
    "the column's text isn't searched, and rotating the phone creates new columns, which drops filters and groups.",
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
  'Give columns a minWidth, and make the first one sticky and narrower than a third of the screen',
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

proves('Resizing requires a mouse.', () => {
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
