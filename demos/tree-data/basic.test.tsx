import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicSelection from './basic.selection';

/** The names of the visible rows. */
const names = (demo: Locator) =>
  textsOf(demo.getByTestId('mtablebodyrow').byCss('td:nth-child(2)')).map((text) => text.trim());

proves(
  [
    'Your data stays a flat array in which each row has the id of its parent, and parentChildData finds the parent. defaultExpanded opens the countries in this demo.',
    'If you search for "Graz", the branch that leads to it opens, and the other branches are hidden.',
  ],
  async () => {
    const demo = visit(<Basic />);
    expect(names(demo)).toEqual(['Austria', 'Styria', 'Tyrol', 'Switzerland', 'Bern']);
    await demo.getByPlaceholder('Search').fill('Graz');
    await expect.poll(() => names(demo)).toEqual(['Austria', 'Styria', 'Graz']);
    await demo.getByPlaceholder('Search').fill('');
    await expect
      .poll(() => names(demo))
      .toEqual(['Austria', 'Styria', 'Graz', 'Leoben', 'Tyrol', 'Switzerland']);
  },
);

test('sorting works within each level', async () => {
  const demo = visit(<Basic />);
  await demo.getByTestId('mtableheader-sortlabel').filter({ hasText: 'Population' }).click();
  await expect.poll(() => names(demo)).toEqual(['Switzerland', 'Bern', 'Austria', 'Tyrol', 'Styria']);
});

proves(
  "A click on a parent's checkbox selects everything below it, and another click clears it.",
  async () => {
    const demo = visit(<BasicSelection />);
    const selected = () => textsOf(demo.getByLabelText('Selected'));
    await demo.getByLabelText('Select Orders').click();
    await expect.poll(selected).toEqual(['Selected: Orders, List, Read, Export, Invoices']);
    // Only downwards.
    await demo.getByLabelText('Select Export').click();
    await expect.poll(selected).toEqual(['Selected: Orders, List, Read, Invoices']);
    await demo.getByLabelText('Select Orders').click();
    await expect.poll(selected).toEqual(['Nothing selected']);
    await demo.getByLabelText('Select Read').click();
    await demo.getByLabelText('Select Export').click();
    await expect.poll(selected).toEqual(['Selected: Read, Export']);
    await demo.getByLabelText('Select all permissions').click();
    await expect.poll(selected).toEqual(['Selected: Orders, List, Read, Export, Invoices, Reports']);
  },
);
