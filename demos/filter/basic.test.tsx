import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';

import { proves } from '../../tests/claims/claim';

import { textsOf, visit } from '../../tests/claims/visit';

import Basic from './basic';
import BasicDates from './basic.dates';

proves(
  [
    'options.filtering adds a row of filters below the header.',
    "The column's type or lookup determines the input, such as a text field, a menu of checkboxes or a checkbox with three states.",
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect.poll(() => textsOf(demo.getByRole('combobox'))).toEqual(['Double, Suite']);
    await demo.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Single' }).click();
    await page.getByRole('option', { name: 'Double' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.poll(() => rowNames(demo)).toEqual(['Abel', 'Castro', 'Dahl']);
    const paid = demo.getByRole('checkbox', { name: 'Filter of Paid' });
    await paid.click();
    await expect.poll(() => rowNames(demo)).toEqual(['Abel', 'Castro']);
    await paid.click();
    await expect.poll(() => rowNames(demo)).toEqual(['Dahl']);
    await paid.click();
    const nights = demo.getByRole('spinbutton', { name: 'filter data by Nights' });
    await nights.fill('2');
    await expect.poll(() => rowNames(demo)).toEqual(['Abel', 'Dahl']);
    await nights.fill('');
    await demo.getByRole('searchbox', { name: 'filter data by Price' }).fill('5');
    await expect.poll(() => rowNames(demo)).toEqual(['Castro']);
  },
);

proves(
  ["Each column's function lets every row pass while its filter is empty or not a valid date."],
  async () => {
    const demo = visit(<BasicDates />);
    const cell = filterCell(demo, 1);
    await cell.getByRole('spinbutton', { name: 'Month' }).click();
    await userEvent.keyboard('03');
    // Half a date filters nothing.
    await expect.poll(() => rowNames(demo)).toHaveLength(5);
    await userEvent.keyboard('052026');
    await expect.poll(() => rowNames(demo)).toEqual(['Delfin', 'Estrella']);
    await cell.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => rowNames(demo)).toHaveLength(5);
  },
);

proves(['date, datetime and time columns have pickers.'], async () => {
  const demo = visit(<BasicDates />);
  await filterCell(demo, 3).getByRole('spinbutton', { name: 'Hours' }).click();
  await userEvent.keyboard('0130PM');
  await expect.poll(() => rowNames(demo)).toEqual(['Borealis', 'Estrella']);
  await filterCell(demo, 2).getByRole('spinbutton', { name: 'Month' }).click();
  await userEvent.keyboard('030520261215PM');
  await expect.poll(() => rowNames(demo)).toEqual(['Estrella']);
  await filterCell(demo, 2).getByRole('button', { name: 'Clear' }).click();
  await filterCell(demo, 3).getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => rowNames(demo)).toHaveLength(5);
});

/** The first column of the rows below the filter row. */
function rowNames(demo: Locator): string[] {
  return textsOf(demo.byCss('tbody tr:not(#m--table--filter--row) td:first-child'));
}

function filterCell(demo: Locator, column: number): Locator {
  return demo.byCss('#m--table--filter--row td').nth(column);
}
