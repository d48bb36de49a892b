import MaterialTable, { MTableBody, type Query } from '@material-table/core';
import { useRef, useState } from 'react';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { press, search, sort } from '../../../tests/claims/hands';
import { all, one, shown, texts } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import { textsOf, visit } from '../../../tests/claims/visit';
import Footer from './footer';
import BasicPage from './page';
import BasicState from './state';
import Totals from './totals';

const sums = (el: ParentNode) => texts(el, 'tfoot tr').filter((text) => /page/.test(text));

/** The texts of the cells of the summary row, the last nonempty row. */
function summary(demo: Locator): string[] {
  const rows = demo.byCss('tbody tr:has(td)');
  return textsOf(rows.last().byCss('td'));
}

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
    'components.Body can add a TableFooter with multiple rows and a colSpan, and components.Container can add anything below the pagination.',
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

proves(
  ['renderSummaryRow adds only one row, with one cell per column.', "Sorting doesn't move the last row."],
  () => {
    const { el } = mount(
      <MaterialTable
        columns={columns()}
        data={people}
        renderSummaryRow={({ column }) => `Σ ${column.field}`}
      />,
    );
    const last = () =>
      all(el, 'tbody tr')
        .map((row) => texts(row, 'td'))
        .findLast((cells) => cells.length > 1);
    expect(last()).toEqual(['Σ name', 'Σ city', 'Σ age']);
    sort(el, 'Name');
    expect(shown(el)[0]).toBe('Ann');
    expect(last()).toEqual(['Σ name', 'Σ city', 'Σ age']);
  },
);

proves(
  [
    'The data argument contains the rows that match the search and filters, on all pages, so the totals update with both.',
  ],
  async () => {
    const { el } = mount(<Totals />);
    const last = () => texts(all(el, 'tbody tr').at(-1) ?? el, 'td');
    expect(last()).toEqual(['Average price, total', '$107', '$16,530', '100%']);
    search(el, 'chair');
    await expect.poll(last).toEqual(['Average price, total', '$49', '$1,666', '10%']);
  },
);

proves(
  [
    'To show multiple lines in a cell, pass an element as value.',
    'Read the rows of the page from the table itself through tableRef',
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
  ],
  async () => {
    const demo = visit(<BasicState />);
    expect(summary(demo)).toEqual(['average', '69', '75']);
    await demo.getByRole('button', { name: 'highest' }).click();
    await expect.poll(() => summary(demo)).toEqual(['highest', '91', '85']);
  },
);

proves('To make it sticky, style the cells of the last row:', () => {
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

proves(
  [
    'With a data function, the data argument contains only the rows of the page, so your server has to send the total.',
    'Store it in a ref, and return it from renderSummaryRow. Each response updates the row.',
  ],
  async () => {
    const { el } = mount(<WithServerTotal />);
    const bodyRows = () => texts(el, 'tbody tr');
    await expect.poll(bodyRows).toContain('424');
    press(el, 'Next Page');
    await expect.poll(() => shown(el)[0]).toBe('Fay');
    expect(bodyRows()).toContain('424');
    search(el, 'oslo');
    await expect.poll(bodyRows).toContain('124');
  },
);

proves('Wrap components.Body, and add a second table body with a colSpan.', async () => {
  const Body = (props: object) => (
    <>
      <MTableBody {...props} />
      <tbody>
        {['Subtotal', 'Tax', 'Total'].map((name) => (
          <tr key={name}>
            <td colSpan={2}>{name}</td>
            <td>1</td>
          </tr>
        ))}
      </tbody>
    </>
  );
  const { el } = mountTable({}, { components: { Body } });
  await expect.poll(() => texts(el, 'tbody + tbody tr')).toEqual(['Subtotal1', 'Tax1', 'Total1']);
});
