import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { columnTexts, textsOf, visit } from '../../tests/claims/visit';
import PersistEvents from './persist-events';
import PersistEventsEvents from './persist-events.events';

proves(
  [
    'Select a row and then change the data. The check mark follows the row by its id, even to another position.',
  ],
  async () => {
    const demo = visit(<PersistEvents />);
    const table = demo.getByRole('checkbox', { name: 'Select Oak table' });
    await table.click();
    await expect
      .poll(() => textsOf(demo.getByLabelText('Events')))
      .toEqual(['Oak table changed, 1 selected']);
    await demo.getByRole('button', { name: 'Deliver ten of each' }).click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Selected: Oak table (13)']);
    await demo.getByRole('button', { name: 'Reverse the order' }).click();
    await demo.getByRole('button', { name: 'Remove the first' }).click();
    await expect
      .poll(() => columnTexts(demo, 1))
      .toEqual(['Floor lamp', 'Gift card', 'Oak table', 'Garden chair']);
    await expect.element(table).toBeChecked();
    await expect.poll(() => demo.getByRole('checkbox', { checked: true }).elements()).toHaveLength(1);
  },
);

proves(
  [
    "The checkbox's onClick in selectionProps receives the click event, for example to check whether Shift was held.",
    'React keeps events readable after the handler, so you can store them.',
  ],
  async () => {
    const demo = visit(<PersistEventsEvents />);
    await demo.getByRole('checkbox', { name: 'Select Soup' }).click();
    await demo.getByRole('checkbox', { name: 'Select Pasta' }).click({ modifiers: ['Shift'] });
    await expect
      .poll(() => textsOf(demo.getByLabelText('Events')))
      .toEqual(['Shift + click on Pasta click on Soup']);
    await expect.element(demo.getByRole('checkbox', { name: 'Select Pasta' })).toBeChecked();
  },
);
