import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { textsOf, visit } from '../../tests/claims/visit';
import OutsideOfTable from './outside-of-table';
import OutsideOfTableTableRef from './outside-of-table.table-ref';

proves(
  ['Update the same state in onSelectionChange, so the buttons and checkboxes stay in sync.'],
  async () => {
    const demo = visit(<OutsideOfTable />);
    expect(selectedRows(demo)).toEqual(['Adams', 'Dahl']);
    await demo.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect.poll(() => selectedRows(demo)).toEqual([]);
    await demo.getByRole('button', { name: 'Select late ones' }).click();
    await expect.poll(() => selectedRows(demo)).toEqual(['Costa']);
    await expect.element(demo).toHaveTextContent('3 row(s) selected');
    await demo.getByRole('checkbox', { name: 'Select Evans' }).click();
    await expect.element(demo).toHaveTextContent('4 row(s) selected');
    await demo.getByRole('button', { name: 'Invert' }).click();
    await expect.poll(() => selectedRows(demo)).toEqual(['Adams', 'Berger', 'Dahl']);
    await expect.element(demo).toHaveTextContent('8 row(s) selected');
    await demo.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect.poll(() => selectedRows(demo)).toEqual([]);
  },
);

proves(
  [
    'tableRef.current.onAllSelected works like the header checkbox. It selects the rows that match the search and filters',
    'Search for "lake", and select the matching rows.',
  ],
  async () => {
    const demo = visit(<OutsideOfTableTableRef />);
    await demo.getByRole('textbox', { name: 'Search' }).fill('lake');
    await expect.element(demo.getByText('Harbor')).not.toBeInTheDocument();
    await demo.getByRole('button', { name: 'Select all found' }).click();
    await expect
      .poll(() => textsOf(demo.getByRole('status')))
      .toEqual(['Selected: P01.jpg, P03.jpg, P05.jpg']);
    await demo.getByRole('textbox', { name: 'Search' }).fill('');
    await expect.element(demo.getByText('Harbor')).toBeVisible();
    await expect.element(demo.getByRole('checkbox', { name: 'Select P02.jpg' })).not.toBeChecked();
    await demo.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Selected: none']);
  },
);

const selectedRows = (demo: Locator) => textsOf(demo.byCss('tbody tr:has(input:checked) td:nth-child(2)'));
