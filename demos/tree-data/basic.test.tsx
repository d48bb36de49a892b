import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';

import { textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';

import BasicSelection from './basic.selection';

/** The texts of a column of the rows that are visible. */
const texts = (demo: Locator, column: number) =>
  textsOf(demo.getByTestId('mtablebodyrow').byCss(`td:nth-child(${column})`)).map((text) => text.trim());

const toggle = (demo: Locator, name: string) =>
  demo.getByRole('row').filter({ hasText: name }).getByRole('button');

proves(
  [
    'Your data stays a flat array. Each row has the id of its parent, and one function finds the parent.',
    'parentChildData(row, rows) returns the parent of a row, or undefined for a root row.',
    'if it is a function, those for which it returns true, such as the countries in this demo.',
  ],
  async () => {
    const demo = visit(<Basic />);
    expect(texts(demo, 2)).toEqual(['Austria', 'Styria', 'Tyrol', 'Switzerland', 'Bern']);
  },
);

test('a click opens a branch and another one closes it', async () => {
  const demo = visit(<Basic />);
  await toggle(demo, 'Styria').click();
  await expect
    .poll(() => texts(demo, 2))
    .toEqual(['Austria', 'Styria', 'Graz', 'Leoben', 'Tyrol', 'Switzerland', 'Bern']);
  await toggle(demo, 'Austria').click();
  await expect.poll(() => texts(demo, 2)).toEqual(['Austria', 'Switzerland', 'Bern']);
});

proves(
  [
    "A click on a parent's checkbox selects everything below it, and another click clears it.",
    "This works downwards only: selecting children doesn't check their parent, and clearing one doesn't uncheck it.",
  ],
  async () => {
    const demo = visit(<BasicSelection />);
    const selected = demo.getByLabelText('Selected');
    await demo.getByLabelText('Select Orders').click();
    await expect.poll(() => textsOf(selected)).toEqual(['Selected: Orders, List, Read, Export, Invoices']);
    await demo.getByLabelText('Select Export').click();
    await expect.poll(() => textsOf(selected)).toEqual(['Selected: Orders, List, Read, Invoices']);
    await demo.getByLabelText('Select Orders').click();
    await expect.poll(() => textsOf(selected)).toEqual(['Nothing selected']);
  },
);

proves(
  [
    "This works downwards only: selecting children doesn't check their parent, and clearing one doesn't uncheck it.",
  ],
  async () => {
    const demo = visit(<BasicSelection />);
    await demo.getByLabelText('Select Read').click();
    await demo.getByLabelText('Select Export').click();
    await expect.poll(() => textsOf(demo.getByLabelText('Selected'))).toEqual(['Selected: Read, Export']);
    await expect.element(demo.getByLabelText('Select List')).not.toBeChecked();
    await demo.getByLabelText('Select all permissions').click();
    await expect
      .poll(() => textsOf(demo.getByLabelText('Selected')))
      .toEqual(['Selected: Orders, List, Read, Export, Invoices, Reports']);
  },
);
