import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { columnTexts, textsOf, visit } from '../../tests/claims/visit';
import Hide from './hide';
import HideOutside from './hide.outside';

const headers = (demo: Locator) => textsOf(demo.byCss('thead th'));

proves(
  "In this table, the weight is hidden initially, the product can't be hidden, and the price isn't in the menu, but it is still searched.",
  async () => {
    const demo = visit(<Hide />);
    expect(headers(demo)).toEqual(['Product', 'In stock', 'Sold']);
    await demo.getByRole('button', { name: 'Show Columns' }).click();
    const menu = page.getByRole('menu');
    await expect.element(menu.getByText('Weight')).toBeVisible();
    await expect.element(menu.getByText('Price')).not.toBeInTheDocument();
    await expect.element(menu.getByRole('checkbox', { name: 'Product' })).toBeDisabled();
    await menu.getByText('Weight').click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => headers(demo)).toEqual(['Product', 'In stock', 'Sold', 'Weight']);
    await demo.getByRole('textbox', { name: 'Search' }).fill('320');
    await expect.poll(() => columnTexts(demo, 0)).toEqual(['Oak table']);
  },
);

proves('Changes in the menu update this state, so the switches match the columns.', async () => {
  const demo = visit(<HideOutside />);
  expect(headers(demo)).toEqual(['Flight', 'To', 'Departure', 'Gate']);
  await demo.getByRole('switch', { name: 'Aircraft' }).click();
  await expect.poll(() => headers(demo)).toEqual(['Flight', 'To', 'Departure', 'Gate', 'Aircraft']);
  await demo.getByRole('button', { name: 'Show Columns' }).click();
  const menu = page.getByRole('menu');
  await expect.element(menu.getByRole('checkbox', { name: 'Aircraft' })).toBeChecked();
  await menu.getByText('Gate').click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => headers(demo)).toEqual(['Flight', 'To', 'Departure', 'Aircraft']);
  await expect.element(demo.getByRole('switch', { name: 'Gate' })).not.toBeChecked();
});
