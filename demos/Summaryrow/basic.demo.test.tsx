import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicPage from './basic.page';
import BasicState from './basic.state';

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
