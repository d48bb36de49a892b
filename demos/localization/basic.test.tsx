import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';

import { textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicEditing from './basic.editing';

proves(
  [
    'When the language changes, the demo changes four things, which are localization, the column titles, dateSetting.locale for the dates in the cells',
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect.element(demo.getByPlaceholder('Suchen')).toBeVisible();
    await expect.element(demo.getByText('1-3 von 5')).toBeVisible();
    await expect.element(demo.getByText('Plätze', { exact: true })).toBeVisible();
    await expect.element(demo.getByRole('cell', { name: '5.3.2026' })).toBeVisible();
    await expect.element(demo.getByRole('cell', { name: '2.440' })).toBeVisible();
    await expect.element(demo.getByRole('button', { name: 'Nächste Seite' })).toBeEnabled();
    await demo.getByRole('button', { name: 'English' }).click();
    await expect.element(demo.getByText('1-3 of 5')).toBeVisible();
    await expect.element(demo.getByPlaceholder('Search')).toBeVisible();
    await expect.element(demo.getByRole('cell', { name: '3/5/2026' })).toBeVisible();
    await expect.element(demo.getByRole('button', { name: 'Next page' })).toBeEnabled();
  },
);

proves(['and dateTimePickerLocalization for the date picker in the filter.'], async () => {
  const demo = visit(<Basic />);
  await expect.element(demo.getByRole('cell', { name: '5.3.2026' })).toBeVisible();
  await demo.getByRole('spinbutton', { name: 'Day' }).click();
  await userEvent.keyboard('09032026');
  await expect.poll(() => textsOf(placesOf(demo))).toEqual(['Cairo']);
  await demo.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.poll(() => textsOf(placesOf(demo))).toEqual(['Berlin', 'Cairo', 'Chicago']);
  await demo.getByRole('button', { name: /choose date/i }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Montag' })).toBeVisible();
});

proves('In Arabic, dir="rtl" reverses the columns.', async () => {
  const demo = visit(<Basic />);
  await demo.getByRole('button', { name: 'العربية' }).click();
  await expect.element(demo.getByText('1-3 من 5')).toBeVisible();
  await expect.element(demo.getByRole('cell', { name: '٢٬٤٤٠' })).toBeVisible();
  await expect.element(demo.getByRole('cell', { name: '٥\u200f/٣\u200f/٢٠٢٦' })).toBeVisible();
  const xOf = (name: string) => demo.getByRole('cell', { name }).element().getBoundingClientRect().x;
  expect(xOf('Berlin')).toBeGreaterThan(xOf('٢٬٤٤٠'));
  await expect.element(demo.getByRole('cell', { name: 'Berlin' })).toHaveStyle({ textAlign: 'start' });
  await expect.element(demo.getByRole('cell', { name: 'Berlin' })).toHaveStyle({ direction: 'rtl' });
  await demo.getByRole('button', { name: 'الصفحة التالية' }).click();
  await expect.poll(() => textsOf(placesOf(demo))).toEqual(['Leipzig', 'Amman']);
});

proves(
  [
    'The strings for editing are in body.',
    "nRowsSelected accepts a function, for plurals that {0} can't express.",
  ],
  async () => {
    const demo = visit(<BasicEditing />);
    await demo.getByRole('checkbox', { name: 'Pilze sammeln wählen' }).click();
    await expect.element(demo.getByText('Ein Buch gewählt')).toBeVisible();
    await demo.getByRole('checkbox', { name: 'Kleine Sternkunde wählen' }).click();
    await expect.element(demo.getByText('2 Bücher gewählt')).toBeVisible();
    await demo.getByRole('button', { name: 'Löschen' }).first().click();
    await expect.element(demo.getByText('Diese Ausleihe löschen?')).toBeVisible();
    await demo.getByRole('button', { name: 'Abbrechen' }).click();
    await demo.getByRole('button', { name: 'Bearbeiten' }).first().click();
    const day = demo.getByRole('spinbutton', { name: 'Day' });
    await expect.poll(() => textsOf(day)).toEqual(['31']);
    await day.click();
    await userEvent.keyboard('28');
    await demo.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(demo.getByRole('cell', { name: '28.3.2026' })).toBeVisible();
  },
);

/** The first cells of the rows below the filter row. */
function placesOf(demo: Locator): Locator {
  return demo.byCss('tbody tr:not(#m--table--filter--row):has(td:nth-child(3)) td:first-child');
}
