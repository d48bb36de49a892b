import type { Options } from '@material-table/core';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { fill } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import CardsOnAPhone from './phone-layout.cards';
import NarrowTable from './phone-layout.narrow';

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
    'Columns | all stay; overflow scrolls inside the table | hide some, or cards',
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
    '467 px wide: the next button is cut off, the last one out of view',
    'showFirstLastPageButtons: false alone removes two buttons, which is just enough if the table takes the whole 390 px, but not with margins.',
    'Rows | 56 px high, large enough for fingers | keep the usual padding',
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

proves('one line; a long title is cut off', () => {
  const { el } = mountTable({ columnsButton: true }, { title: 'Employees of the whole company' });
  const title = one(el, 'h6');
  expect(title.scrollWidth).toBeGreaterThan(title.clientWidth);
});

proves(
  [
    "MTableToolbar has no layout prop, so wrap it in components.Toolbar, defined outside your component, with a Box whose sx is '& .MuiToolbar-root': { flexWrap: 'wrap' }. The search then moves to a second line, and the whole title is shown.",
    'This table wraps the toolbar and, below 600 px, hides "Rows per page" and a column:',
    "With CSS, as above: set display: none for a column's cells in sx.",
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
  ['and the search also finds hidden text', 'searchable: true keeps a hidden column in the search.'],
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
    "Cards aren't built in. Below a breakpoint, turn off the header and pass your own row that renders a tr with a card in one td across all columns.",
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
