import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, input, shown } from '../../tests/claims/read';
import { textsOf, visit } from '../../tests/claims/visit';
import OutsideOfTable from './outside-of-table';
import Exchange from './outside-of-table.exchange';

const box = (el: ParentNode, customer: string) => input(el, `Select ${customer}`);

proves('An action on the selected rows can move them to another table.', async () => {
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
});

proves(['The selected ids are kept in state, so the buttons and checkboxes stay in sync.'], async () => {
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
});

const selectedRows = (demo: Locator) => textsOf(demo.byCss('tbody tr:has(input:checked) td:nth-child(2)'));
