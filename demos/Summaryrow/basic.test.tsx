import MaterialTable, { type Query } from '@material-table/core';
import { TablePagination, type TablePaginationProps } from '@mui/material';
import { useRef, useState } from 'react';
import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { press, search } from '../../tests/claims/hands';
import { all, one, texts, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import Footer from './basic.footer';
import BasicPage from './basic.page';
import BasicState from './basic.state';
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

/** The texts of the cells of the summary row, the last nonempty row. */
function summary(demo: Locator): string[] {
  const rows = demo.byCss('tbody tr:has(td)');
  return textsOf(rows.last().byCss('td'));
}

proves(
  [
    'The table calls renderSummaryRow once for each visible column, and shows what you return in the last row.',
  ],
  async () => {
    const demo = visit(<Basic />);
    expect(summary(demo)).toEqual(['7 items', '', '12.0 on average', '€4,050.00']);
    await demo.getByRole('button', { name: 'Next Page' }).click();
    await expect.element(demo.getByText('6-7 of 7')).toBeVisible();
    expect(summary(demo)).toEqual(['7 items', '', '12.0 on average', '€4,050.00']);
  },
);

proves(
  [
    'The data argument contains the rows that match the search and filters, on all pages, so the totals update with both.',
    'Enter "Design" in the department filter, and watch the last row.',
  ],
  async () => {
    const demo = visit(<Basic />);
    await demo.getByLabelText('filter data by Department').fill('Design');
    await expect.poll(() => summary(demo)).toEqual(['3 items', '', '7.3 on average', '€1,389.50']);
  },
);

proves(
  [
    'The data argument contains the rows that match the search and filters, on all pages, so the totals update with both.',
  ],
  async () => {
    const demo = visit(<Basic />);
    await demo.getByPlaceholder('Search').fill('Works');
    await expect.poll(() => summary(demo)[3]).toBe('€2,450.50');
    await demo.getByPlaceholder('Search').fill('nothing like this');
    await expect.element(demo.getByText('0 items')).toBeVisible();
    await expect.element(demo.getByText('– on average')).toBeVisible();
  },
);

proves(
  [
    'To show several lines in a cell, pass an element as value.',
    'Read the rows of the page from the table itself through tableRef.',
    'To get the rows of the page, see This page against all pages.',
  ],
  async () => {
    const demo = visit(<BasicPage />);
    expect(summary(demo)).toEqual(['This page All pages', '18 24', '289 344']);
    await demo.getByRole('button', { name: 'Next Page' }).click();
    await expect.poll(() => summary(demo)).toEqual(['This page All pages', '6 24', '55 344']);
    await demo.getByPlaceholder('Search').fill('Museum');
    await expect.poll(() => summary(demo)).toEqual(['This page All pages', '5 5', '47 47']);
  },
);

proves(
  [
    'Return a component that reads the value from a React context, because it renders whenever the context changes.',
    'The last demo shows a workaround for old values.',
  ],
  async () => {
    const demo = visit(<BasicState />);
    expect(summary(demo)).toEqual(['average', '69', '75']);
    await demo.getByRole('button', { name: 'highest' }).click();
    await expect.poll(() => summary(demo)).toEqual(['highest', '91', '85']);
    await demo.getByRole('button', { name: 'lowest' }).click();
    await expect.poll(() => summary(demo)).toEqual(['lowest', '48', '58']);
  },
);

proves("With maxBodyHeight, make the cells of the last row sticky in the table's sx", () => {
  const last = '& tbody tr:last-of-type td';
  const { el } = mount(
    <MaterialTable
      columns={columns()}
      data={people}
      renderSummaryRow={({ data, column }) => (column.field === 'name' ? `${data.length} people` : undefined)}
      options={{ maxBodyHeight: 300, paging: false }}
      sx={{ [last]: { position: 'sticky', bottom: 0, bgcolor: 'background.paper' } }}
    />,
  );
  const scroller = one(el, '.MuiBox-root:has(thead)');
  const total = all(el, 'tbody tr').at(-1) as HTMLElement;
  expect(total.textContent).toBe('12 people');
  expect(scroller.scrollHeight).toBeGreaterThan(400);
  for (const top of [0, 100, 1000]) {
    scroller.scrollTop = top;
    const gap = scroller.getBoundingClientRect().bottom - one(total, 'td').getBoundingClientRect().bottom;
    expect(Math.abs(gap)).toBeLessThan(2);
  }
});

const Pagination = (props: TablePaginationProps) => (
  <>
    <td>Prices in euros</td>
    <TablePagination {...props} />
  </>
);

proves(
  'To put your own content next to the pagination, with its buttons and translated labels, wrap components.Pagination and return <><td>Prices in euros</td><TablePagination {...props} /></>.',
  async () => {
    const pagination = { labelRowsPerPage: 'Zeilen:', nextTooltip: 'Weiter', nextAriaLabel: 'Weiter' };
    const { el } = mountTable({}, { components: { Pagination }, localization: { pagination } });
    await expect.poll(() => texts(el, 'tfoot td')[0]).toBe('Prices in euros');
    expect(one(el, 'tfoot').textContent).toContain('Zeilen:');
    press(el, 'Weiter');
    await expect.poll(() => shown(el)[0]).toBe('Fay');
  },
);

/** Answer like a server that adds up the ages of all people found. */
async function answerTo({ page, pageSize, search }: Query<Person>) {
  const found = people.filter(({ city }) => city.toLowerCase().includes(search));
  const rows = found.slice(page * pageSize, (page + 1) * pageSize);
  return { rows, count: found.length, total: found.reduce((sum, { age }) => sum + age, 0) };
}

function WithServerTotal() {
  const total = useRef(0);
  const [own] = useState(() => columns());
  return (
    <MaterialTable
      columns={own}
      data={async (query) => {
        const answer = await answerTo(query);
        total.current = answer.total;
        return { data: answer.rows, page: query.page, totalCount: answer.count };
      }}
      renderSummaryRow={({ column }) => (column.field === 'age' ? total.current : '')}
      options={{ debounceInterval: 0 }}
    />
  );
}

proves(
  [
    'Show a total from your server',
    "Set total.current = answer.total in your data function, and return it: renderSummaryRow={({ column }) => column.field === 'price' ? total.current : ''}. Each answer updates the row.",
    'so your server has to send the total',
  ],
  async () => {
    const { el } = mount(<WithServerTotal />);
    const bodyRows = () => texts(el, 'tbody tr');
    await expect.poll(bodyRows).toContain('424');
    press(el, 'Next Page');
    await expect.poll(() => shown(el)[0]).toBe('Fay');
    expect(bodyRows()).toContain('424');
    search(el, 'rome');
    await expect.poll(bodyRows).toContain('160');
    search(el, 'oslo');
    await expect.poll(bodyRows).toContain('124');
  },
);
