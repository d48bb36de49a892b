import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, input, shown } from '../../tests/claims/read';
import { textsOf, visit } from '../../tests/claims/visit';
import OutsideOfTable from './outside-of-table';
import Exchange from './outside-of-table.exchange';
import OutsideOfTableTableRef from './outside-of-table.table-ref';

const box = (el: ParentNode, customer: string) => input(el, `Select ${customer}`);

proves(
  "Moved rows are unchecked, because the arrays contain your own objects, without the table's tableData.",
  async () => {
    const { el } = mount(<Exchange />);
    const rows = () => all(el, 'tbody').map((body) => shown(body));
    expect(rows()[1]).toEqual(['Costa', 'Garcia']);
    click(box(el, 'Adams'));
    click(box(el, 'Ito'));
    press(el, 'Move out of Orders');
    expect(rows()[1]).toEqual(['Adams', 'Costa', 'Garcia', 'Ito']);
    expect(all(el, 'tbody input').filter((checkbox) => (checkbox as HTMLInputElement).checked)).toEqual([]);
    click(box(el, 'Garcia'));
    press(el, 'Move out of Reminders');
    expect(rows()[1]).toEqual(['Adams', 'Costa', 'Ito']);
    expect(rows()[0]).toContain('Garcia');
  },
);

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
