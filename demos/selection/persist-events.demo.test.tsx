import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { columnTexts, textsOf, visit } from '../../tests/claims/visit';
import PersistEvents from './persist-events';
import PersistEventsEvents from './persist-events.events';

proves(
  [
    'The table keeps the selection when rows change, move, or disappear, if each row has an id',
    'Select a row, and then change the data. The check mark follows the row by its id, even to another position.',
  ],
  async () => {
    const demo = visit(<PersistEvents />);
    await demo.getByRole('checkbox', { name: 'Select Oak table' }).click();
    await expect
      .poll(() => textsOf(demo.getByLabelText('Events')))
      .toEqual(['Oak table changed, 1 selected']);
    await demo.getByRole('button', { name: 'Deliver ten of each' }).click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Selected: Oak table (13)']);
    await expect.element(demo.getByRole('checkbox', { name: 'Select Oak table' })).toBeChecked();
    await demo.getByRole('button', { name: 'Reverse the order' }).click();
    await expect
      .poll(() => columnTexts(demo, 1))
      .toEqual(['Wool blanket', 'Floor lamp', 'Gift card', 'Oak table', 'Garden chair']);
    await expect.element(demo.getByRole('checkbox', { name: 'Select Oak table' })).toBeChecked();
    await expect.poll(() => demo.getByRole('checkbox', { checked: true }).elements()).toHaveLength(1);
    await demo.getByRole('button', { name: 'Remove the first' }).click();
    await expect
      .poll(() => columnTexts(demo, 1))
      .toEqual(['Floor lamp', 'Gift card', 'Oak table', 'Garden chair']);
    await expect.element(demo.getByRole('checkbox', { name: 'Select Oak table' })).toBeChecked();
  },
);

proves(
  [
    'onSelectionChange receives all selected rows and, as its second argument, the clicked row. If the user clicked the select-all checkbox, the second argument is undefined.',
  ],
  async () => {
    const demo = visit(<PersistEvents />);
    await demo.getByRole('checkbox', { name: 'Select Garden chair' }).click();
    await demo.getByRole('checkbox', { name: 'Select all products' }).click();
    await expect
      .poll(() => textsOf(demo.getByLabelText('Events')))
      .toEqual(['all rows changed, 5 selected Garden chair changed, 1 selected']);
  },
);

proves(['React keeps events readable after the handler, so you can store them'], async () => {
  const demo = visit(<PersistEventsEvents />);
  await demo.getByRole('checkbox', { name: 'Select Soup' }).click();
  await demo.getByRole('checkbox', { name: 'Select Pasta' }).click({ modifiers: ['Shift'] });
  await expect
    .poll(() => textsOf(demo.getByLabelText('Events')))
    .toEqual(['Shift + click on Pasta click on Soup']);
  await expect.element(demo.getByRole('checkbox', { name: 'Select Pasta' })).toBeChecked();
});
