import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, columns, one, people, press, texts } from '../../tests/claims/table';
import Footer from './rows.footer';

const sums = (el: ParentNode) => texts(el, 'tfoot tr').filter((text) => /page/.test(text));

proves(
  [
    'components.Body can add a TableFooter with rows and your own colSpans.',
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

proves('renderSummaryRow is a row below the others, one cell per column.', () => {
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
