import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicDisabledRows from './basic.disabled-rows';

proves(
  [
    'Each row has a checkbox, the header has one for all rows, and onSelectionChange reports the selected rows after each change.',
    'Here, the open orders are selected by default.',
  ],
  async () => {
    const demo = visit(<Basic />);
    const total = () => textsOf(demo.getByRole('status'));
    const all = demo.getByRole('checkbox', { name: 'Select all orders' });
    await expect.poll(total).toEqual(['4 selected, $480 in total']);
    await expect.element(demo.getByRole('checkbox', { name: 'Select the order of Adams' })).toBeChecked();
    await demo.getByRole('checkbox', { name: 'Select the order of Berger' }).click();
    await expect.poll(total).toEqual(['5 selected, $525 in total']);
    await all.click();
    await expect.poll(total).toEqual(['12 selected, $1340 in total']);
    await all.click();
    await expect.poll(total).toEqual(['0 selected, $0 in total']);
  },
);

proves('If selectionProps is a function of the row, it can disable single checkboxes.', async () => {
  const demo = visit(<BasicDisabledRows />);
  const all = demo.getByRole('checkbox', { name: /All free seats/ });
  const sold = demo.getByRole('checkbox', { name: 'Choose seat 1B' });
  await expect.element(sold).toBeDisabled();
  await all.click();
  await expect.element(demo).toHaveTextContent('3 of 3 chosen');
  await expect.element(sold).not.toBeChecked();
  await demo.getByRole('checkbox', { name: 'Choose seat 1A' }).click();
  await expect.element(demo).toHaveTextContent('2 of 3 chosen');
  await expect.element(all).not.toBeChecked();
});
