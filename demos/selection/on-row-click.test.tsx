import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';

import { textsOf, visit } from '../../tests/claims/visit';
import OnRowClick from './on-row-click';
import OnRowClickCheckboxes from './on-row-click.checkboxes';

proves(
  [
    'The clicked row is kept in state and highlighted with rowStyle, and a second click clears it.',
    'This needs no checkboxes.',
  ],
  async () => {
    const demo = visit(<OnRowClick />);
    const row = demo.getByRole('row', { name: 'Emma Clarke' });
    const plain = backgroundOf(row);
    await demo.getByText('Designer', { exact: true }).click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Selected: Emma Clarke']);
    await expect.poll(() => backgroundOf(row)).not.toBe(plain);
    await demo.getByText('Paul Weber').click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Selected: Paul Weber']);
    await expect.poll(() => backgroundOf(row)).toBe(plain);
    await demo.getByText('Accountant').click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Click a row.']);
  },
);

proves(['With checkboxes, clicks on rows and on checkboxes update the same state.'], async () => {
  const demo = visit(<OnRowClickCheckboxes />);
  const row = demo.getByRole('row', { name: 'Update logo' });
  const plain = backgroundOf(row);
  await demo.getByText('Update logo').click();
  await expect.element(demo.getByRole('checkbox', { name: 'Select Update logo' })).toBeChecked();
  await expect.poll(() => backgroundOf(row)).not.toBe(plain);
  await demo.getByRole('checkbox', { name: 'Select Book a room' }).click();
  await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Selected: T1, T2, T4']);
  await demo.getByText('Update logo').click();
  await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Selected: T1, T4']);
  await expect.element(demo.getByRole('checkbox', { name: 'Select Update logo' })).not.toBeChecked();
  await demo.getByRole('checkbox', { name: 'Select all tasks' }).click();
  await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Selected: T1, T2, T3, T4, T5, T6']);
});

const backgroundOf = (row: Locator) => getComputedStyle(row.element()).backgroundColor;
