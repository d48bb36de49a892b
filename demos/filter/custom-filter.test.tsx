import { expect } from 'vitest';
import { type Locator } from 'vitest/browser';

import { proves } from '../../tests/claims/claim';

import { textsOf, visit } from '../../tests/claims/visit';
import CustomFilter from './custom-filter';

import CustomFilterRange from './custom-filter.range';

proves(
  [
    'filterComponent renders the input, and customFilterAndSearch decides which rows pass.',
    'Here, "Sales" doesn\'t find "Presales", because the function of the team column compares whole words.',
  ],
  async () => {
    const demo = visit(<CustomFilter />);
    const team = demo.getByRole('combobox', { name: 'Filter by Team' });
    await expect
      .poll(() => textsOf(team.getByRole('option')))
      .toEqual(['All', 'Sales', 'Presales', 'Support']);
    await expect.element(team).toHaveValue('Sales');
    await expect.poll(() => rowNames(demo)).toEqual(['Aylin', 'Daan']);
    await demo.getByRole('combobox', { name: 'Filter by City' }).selectOptions('Utrecht');
    await expect.poll(() => rowNames(demo)).toEqual(['Daan']);
    await team.selectOptions('All');
    await expect.poll(() => rowNames(demo)).toEqual(['Daan']);
    await demo.getByRole('combobox', { name: 'Filter by City' }).selectOptions('All');
    await expect.poll(() => rowNames(demo)).toHaveLength(5);
  },
);

proves(
  [
    'The value of a filter can have any shape. In this demo, it is a pair of strings',
    'and the column starts with a defaultFilter of the same shape.',
  ],
  async () => {
    const demo = visit(<CustomFilterRange />);
    expect(rowNames(demo)).toEqual(['Mill Lane 4', 'Station Road 17', 'High Street 1', 'Church Walk 3']);
    await demo.getByRole('spinbutton', { name: 'Min Rent' }).fill('900');
    await expect.poll(() => rowNames(demo)).toEqual(['Station Road 17', 'Church Walk 3']);
    await demo.getByRole('spinbutton', { name: 'Min Rooms' }).fill('3');
    await expect.poll(() => rowNames(demo)).toEqual(['Station Road 17']);
    for (const name of ['Min Rent', 'Max Rent', 'Min Rooms'])
      await demo.getByRole('spinbutton', { name }).fill('');
    await expect.poll(() => rowNames(demo)).toHaveLength(6);
    await demo.getByRole('textbox', { name: 'Search' }).fill('91');
    await expect.poll(() => rowNames(demo)).toEqual(['Church Walk 3']);
  },
);

/** The first column of the rows below the filter row. */
function rowNames(demo: Locator): string[] {
  return textsOf(demo.byCss('tbody tr:not(#m--table--filter--row) td:first-child'));
}
