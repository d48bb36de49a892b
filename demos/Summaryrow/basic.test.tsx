import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press, search } from '../../tests/claims/hands';
import { all, one, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import Footer from './basic.footer';
import Totals from './basic.totals';

const sums = (el: ParentNode) => texts(el, 'tfoot tr').filter((text) => /page/.test(text));

proves(
  [
    'components.Body can add a TableFooter with its own rows and colSpans.',
    'components.Container can add anything below the pagination.',
  ],
  async () => {
    const { el } = mount(<Footer />);
    await expect.poll(() => sums(el)).toEqual(['This page537', 'All pages555']);
    press(el, 'Next Page');
    await expect.poll(() => sums(el)).toEqual(['This page18', 'All pages555']);
    const below = (text: string) =>
      all(el, 'p')
        .filter(({ textContent }) => textContent === text)[0]
        ?.getBoundingClientRect().top ?? 0;
    expect(below('Counted every evening.')).toBeGreaterThanOrEqual(
      one(el, 'button[aria-label="Next Page"]').getBoundingClientRect().bottom,
    );
  },
);

proves('renderSummaryRow adds a row below the others, with one cell per column.', () => {
  const { el } = mount(
    <MaterialTable
      columns={columns()}
      data={people}
      renderSummaryRow={({ column }) => `Σ ${column.field}`}
    />,
  );
  const rows = all(el, 'tbody tr').map((row) => texts(row, 'td'));
  expect(rows.findIndex((cells) => cells[0] === 'Σ name')).toBeGreaterThan(
    rows.findIndex((cells) => cells[0] === 'Eve'),
  );
  expect(rows.find((cells) => cells[0] === 'Σ name')).toEqual(['Σ name', 'Σ city', 'Σ age']);
});

proves(
  [
    'the rows that match the search and filters, on all pages',
    'A cellStyle function is also called for the summary row, without a value or a row.',
  ],
  async () => {
    const { el } = mount(<Totals />);
    const last = () => texts(all(el, 'tbody tr').at(-1) ?? el, 'td');
    expect(last()).toEqual(['Average price, total', '€107', '€16,530', '100%']);
    search(el, 'chair');
    await expect.poll(last).toEqual(['Average price, total', '€49', '€1,666', '10%']);
    search(el, 'nothing like it');
    await expect.poll(() => texts(el, 'tbody td').includes('No records to display')).toBe(true);
    expect(el.textContent).toContain('€0');
    const cellStyle = vi.fn((_value: unknown, _row: Person) => ({}));
    mountTable({}, { columns: columns({ city: { cellStyle } }), renderSummaryRow: () => 'sum' });
    expect(cellStyle).toHaveBeenCalledWith(undefined, undefined);
  },
);
