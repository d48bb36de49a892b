import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { sort } from '../../tests/claims/hands';
import { shown } from '../../tests/claims/read';
import { columns, mountTable, type Person } from '../../tests/claims/table';
import { columnTexts, textsOf, visit } from '../../tests/claims/visit';
import Multi from './multi';
import MultiLimit from './multi.limit';

const header = (demo: Locator, name: string) =>
  demo.getByTestId('mtableheader-sortlabel').filter({ hasText: name });

/** The headers with their order numbers: `['State 1', 'Total 2']`. */
function order(demo: Locator): string[] {
  const part = (cell: Element, id: string) => cell.querySelector(`[data-testid="${id}"]`)?.textContent ?? '';
  const texts = demo
    .byCss('thead th')
    .elements()
    .map((cell) =>
      `${part(cell, 'mtableheader-sortlabel')} ${part(cell, 'material-table-column-sort-order-indicator')}`.trim(),
    );
  return texts.filter((text) => /\d$/.test(text));
}

const rows = (demo: Locator) => {
  const columns = [0, 1, 2, 3].map((index) => columnTexts(demo, index));
  return (columns[0] ?? []).map((_, row) => columns.map((column) => column[row]).join(' '));
};

proves(
  [
    'defaultOrderByCollection lists the columns of the initial order. orderBy is the index in columns, and sortOrder is the rank, starting from 1.',
    'showColumnSortOrder shows the ranks next to the headers.',
  ],
  async () => {
    const demo = visit(<Multi />);
    expect(order(demo)).toEqual(['State 1', 'Total 2']);
    expect(rows(demo)).toEqual([
      'Costa late $310.00 2025-12-08',
      'Kowalski late $140.00 2025-12-29',
      'Garcia late $95.00 2025-10-21',
      'Fischer open $230.00 2026-03-14',
      'Adams open $120.00 2026-03-02',
    ]);
  },
);

proves(
  [
    'With maxColumnSort: 2 or more, each additional header that a user clicks refines the previous order.',
    'onOrderCollectionChange reports the sorted columns after each click, with the most important column first.',
    'Clicking a sorted column reverses its direction and keeps its rank.',
    'The third click removes it, and the columns after it move up.',
  ],
  async () => {
    const demo = visit(<Multi />);
    const log = demo.getByLabelText('Events');
    await header(demo, 'Customer').click();
    await expect
      .poll(() => textsOf(log))
      .toEqual(['onOrderCollectionChange: 1. state asc, 2. total desc, 3. customer asc']);
    await header(demo, 'State').click();
    await expect.element(log).toHaveTextContent('1. state desc, 2. total desc, 3. customer asc');
    await header(demo, 'State').click();
    await expect.element(log).toHaveTextContent('onOrderCollectionChange: 1. total desc, 2. customer asc');
    expect(order(demo)).toEqual(['Customer 2', 'Total 1']);
    await expect
      .poll(() => columnTexts(demo, 2))
      .toEqual(['$310.00', '$230.00', '$175.00', '$140.00', '$120.00']);
  },
);

proves(['Columns with defaultSort also set an initial order, ranked from left to right.'], async () => {
  const demo = visit(<MultiLimit />);
  expect(order(demo)).toEqual(['Shelf 1', 'Author 2']);
  expect(columnTexts(demo, 1)).toEqual(['Shelley', 'Shelley', 'Wells', 'Austen', 'Verne', 'Verne']);
});

proves(
  [
    'With maxColumnSort: 2, clicking a third header removes the first column. The other column moves up, and the new one comes last.',
  ],
  async () => {
    const demo = visit(<MultiLimit />);
    await header(demo, 'Pages').click();
    await expect.poll(() => order(demo)).toEqual(['Author 1', 'Pages 2']);
    expect(columnTexts(demo, 3)).toEqual(['474', '280', '470', '240', '640', '118']);
  },
);

proves('Each sorted column uses its own customSort, if it has one.', () => {
  const backwards = (field: 'name' | 'city') => (a: Person, b: Person) => b[field].localeCompare(a[field]);
  const first = (own: Parameters<typeof columns>[0]) => {
    const { el, unmount } = mountTable({ maxColumnSort: 3 }, { columns: columns(own) });
    sort(el, 'City');
    sort(el, 'Name');
    const names = shown(el);
    unmount();
    return names;
  };
  expect(first({})).toEqual(['Ann', 'Cid', 'Fay', 'Ida', 'Leo']);
  const name = { customSort: backwards('name') };
  const city = { customSort: backwards('city') };
  expect(first({ name })).toEqual(['Leo', 'Ida', 'Fay', 'Cid', 'Ann']);
  expect(first({ city })).toEqual(['Eve', 'Hal', 'Kim', 'Bob', 'Dora']);
  expect(first({ city, name })).toEqual(['Kim', 'Hal', 'Eve', 'Jon', 'Gus']);
});
