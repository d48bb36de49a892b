import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { textsOf, visit } from '../../tests/claims/visit';
import CustomFilter from './custom-filter';
import CustomFilterMultiSelect from './custom-filter.multi-select';
import CustomFilterRange from './custom-filter.range';

proves(
  [
    'filterComponent renders the input, and customFilterAndSearch decides which rows pass.',
    'The filterComponent receives columnDef and onFilterChanged.',
    "It reads the current value and the column's id from columnDef.tableData, and clears the filter by passing undefined.",
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
  },
);

test('choosing All brings every row back', async () => {
  const demo = visit(<CustomFilter />);
  const team = demo.getByRole('combobox', { name: 'Filter by Team' });
  await team.selectOptions('Support');
  await expect.poll(() => rowNames(demo)).toEqual(['Carla', 'Elif']);
  await team.selectOptions('All');
  await expect.poll(() => rowNames(demo)).toHaveLength(5);
});

proves(
  [
    'The value of a filterComponent can have any shape. In this demo, it is a pair of strings',
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
  },
);

test('the search reads a column with its own filter', async () => {
  const demo = visit(<CustomFilterRange />);
  await demo.getByRole('textbox', { name: 'Search' }).fill('91');
  await expect.poll(() => rowNames(demo)).toEqual(['Church Walk 3']);
});

proves(['In this demo, a recipe must have all of the selected tags.'], async () => {
  const demo = visit(<CustomFilterMultiSelect />);
  const field = demo.getByRole('combobox', { name: 'With all of' });
  await field.click();
  await page.getByRole('option', { name: 'vegan' }).click();
  await expect.poll(() => rowNames(demo)).toEqual(['Lentil soup', 'Tomato bread', 'Stuffed squash']);
  await page.getByRole('option', { name: 'winter' }).click();
  await expect.poll(() => rowNames(demo)).toEqual(['Lentil soup', 'Stuffed squash']);
  await page.getByRole('option', { name: 'vegan' }).click();
  await page.getByRole('option', { name: 'winter' }).click();
  await expect.poll(() => rowNames(demo)).toHaveLength(5);
});

/** The first column of the rows below the filter row. */
function rowNames(demo: Locator): string[] {
  return textsOf(demo.byCss('tbody tr:not(#m--table--filter--row) td:first-child'));
}
