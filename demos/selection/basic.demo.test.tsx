import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicDisabledRows from './basic.disabled-rows';

proves(
  [
    'Each row has a checkbox, the header has one for all rows, and onSelectionChange reports the selected rows after each change.',
    'A row that you pass with tableData: { checked: true } starts selected.',
    'selectionProps and headerSelectionProps can set one, in this demo through slotProps.input.',
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['4 selected, $480 in total']);
    await expect.element(demo.getByRole('checkbox', { name: 'Select the order of Adams' })).toBeChecked();
    await demo.getByRole('checkbox', { name: 'Select the order of Berger' }).click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['5 selected, $525 in total']);
    await demo.getByRole('checkbox', { name: 'Select the order of Adams' }).click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['4 selected, $405 in total']);
  },
);

proves(
  [
    'Each row has a checkbox, the header has one for all rows, and onSelectionChange reports the selected rows after each change.',
    'selectionProps and headerSelectionProps can set one, in this demo through slotProps.input.',
  ],
  async () => {
    const demo = visit(<Basic />);
    const all = demo.getByRole('checkbox', { name: 'Select all orders' });
    await all.click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['12 selected, $1340 in total']);
    await expect.element(demo).toHaveTextContent('12 row(s) selected');
    await all.click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['0 selected, $0 in total']);
  },
);

proves(
  [
    "selectionProps can be a function of the row, whose result is passed to MUI's Checkbox.",
    "To exclude a row, return disabled: true. The select-all checkbox doesn't select such a row",
  ],
  async () => {
    const demo = visit(<BasicDisabledRows />);
    const all = demo.getByRole('checkbox', { name: /All free seats/ });
    const sold = demo.getByRole('checkbox', { name: 'Choose seat 1B' });
    await expect.element(sold).toBeDisabled();
    await all.click();
    await expect.element(demo).toHaveTextContent('3 of 3 chosen');
    await expect.element(all).toBeChecked();
    await expect.element(sold).not.toBeChecked();
    await demo.getByRole('checkbox', { name: 'Choose seat 1A' }).click();
    await expect.element(demo).toHaveTextContent('2 of 3 chosen');
    await expect.element(all).not.toBeChecked();
  },
);
