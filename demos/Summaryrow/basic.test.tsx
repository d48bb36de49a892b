import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';

/** The texts of the cells of the summary row, the last nonempty row. */
function summary(demo: Locator): string[] {
  const rows = demo.byCss('tbody tr:has(td)');
  return textsOf(rows.last().byCss('td'));
}

proves(
  [
    'The table calls renderSummaryRow once for each visible column, and shows what you return in the last row.',
    'Enter "Design" in the department filter, and the totals update.',
  ],
  async () => {
    const demo = visit(<Basic />);
    expect(summary(demo)).toEqual(['7 items', '', '12.0 on average', '$4,050.00']);
    await demo.getByRole('button', { name: 'Next Page' }).click();
    await expect.element(demo.getByText('6-7 of 7')).toBeVisible();
    expect(summary(demo)).toEqual(['7 items', '', '12.0 on average', '$4,050.00']);
    await demo.getByLabelText('filter data by Department').fill('Design');
    await expect.poll(() => summary(demo)).toEqual(['3 items', '', '7.3 on average', '$1,389.50']);
    await demo.getByPlaceholder('Search').fill('nothing like this');
    await expect.element(demo.getByText('0 items')).toBeVisible();
    await expect.element(demo.getByText('– on average')).toBeVisible();
  },
);
