import {
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

test('texts, column titles and dates change with the language @smoke', async ({ page }) => {
  proves([
    "Use the localization prop to translate the table's labels and messages, or to change a single one.",
    'When the language changes, the demo changes four things: localization, the column titles, dateSetting.locale for the dates in the cells, and dateTimePickerLocalization for the date picker in the filter.',
    'toLocalization returns a complete set of strings for each language.',
  ]);
  const demo = await openDemo(page, 'localization/basic');
  await expect(demo.getByPlaceholder('Suchen')).toBeVisible();
  await expect(demo.getByText('1-3 von 5')).toBeVisible();
  await expect(demo.getByText('Plätze', { exact: true })).toBeVisible();
  await expect(demo.getByRole('cell', { name: '5.3.2026' })).toBeVisible();
  await expect(demo.getByRole('cell', { name: '2.440' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Nächste Seite' })).toBeEnabled();
  await demo.getByRole('button', { name: 'English' }).click();
  await expect(demo.getByText('1-3 of 5')).toBeVisible();
  await expect(demo.getByPlaceholder('Search')).toBeVisible();
  await expect(demo.getByRole('cell', { name: '3/5/2026' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Next page' })).toBeEnabled();
});

test('the date picker of the filter follows the language', async ({ page }) => {
  proves([
    'When the language changes, the demo changes four things: localization, the column titles, dateSetting.locale for the dates in the cells, and dateTimePickerLocalization for the date picker in the filter.',
  ]);
  const demo = await openDemo(page, 'localization/basic');
  await expect(demo.getByRole('cell', { name: '5.3.2026' })).toBeVisible();
  await demo.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('09032026');
  await expect(placesOf(demo)).toHaveText(['Cairo']);
  await demo.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(placesOf(demo)).toHaveText(['Berlin', 'Cairo', 'Chicago']);
  await demo.getByRole('button', { name: /choose date/i }).click();
  await expect(page.getByRole('columnheader', { name: 'Montag' })).toBeVisible();
});

test('Arabic reads from right to left: cells, arrows, dates and numbers', async ({ page }) => {
  proves(['dir="rtl" on an element around the table reverses the columns.']);
  const demo = await openDemo(page, 'localization/basic');
  await demo.getByRole('button', { name: 'العربية' }).click();
  await expect(demo.getByText('1-3 من 5')).toBeVisible();
  await expect(demo.getByRole('cell', { name: '٢٬٤٤٠' })).toBeVisible();
  await expect(demo.getByRole('cell', { name: '٥\u200f/٣\u200f/٢٠٢٦' })).toBeVisible();
  const [place, seats] = await Promise.all(
    ['Berlin', '٢٬٤٤٠'].map((name) => demo.getByRole('cell', { name }).boundingBox()),
  );
  expect(place?.x).toBeGreaterThan(seats?.x ?? Infinity);
  await expect(demo.getByRole('cell', { name: 'Berlin' })).toHaveCSS('text-align', 'start');
  await expect(demo.getByRole('cell', { name: 'Berlin' })).toHaveCSS('direction', 'rtl');
  await demo.getByRole('button', { name: 'الصفحة التالية' }).click();
  await expect(placesOf(demo)).toHaveText(['Leipzig', 'Amman']);
});

test('a search goes on through a change of the language', async ({ page }) => {
  const demo = await openDemo(page, 'localization/basic');
  await demo.getByRole('button', { name: 'English' }).click();
  await demo.getByPlaceholder('Search').fill('xyz');
  await expect(demo.getByText('No concerts found')).toBeVisible();
  await demo.getByRole('button', { name: 'Deutsch' }).click();
  await expect(demo.getByText('Keine Konzerte gefunden')).toBeVisible();
  await expect(demo.getByPlaceholder('Suchen')).toHaveValue('xyz');
});

test('editing has the words and the date format of the language, and a correct plural', async ({ page }) => {
  proves([
    'The strings for editing are in body.',
    "nRowsSelected accepts a function, for plurals that {0} can't express.",
  ]);
  await openDemo(page, 'localization/basic');
  const demo = await demoOf(page, 'localization/basic.editing');
  await demo.getByRole('checkbox', { name: 'Pilze sammeln wählen' }).check();
  await expect(demo.getByText('Ein Buch gewählt')).toBeVisible();
  await demo.getByRole('checkbox', { name: 'Kleine Sternkunde wählen' }).check();
  await expect(demo.getByText('2 Bücher gewählt')).toBeVisible();
  await demo.getByRole('button', { name: 'Löschen' }).first().click();
  await expect(demo.getByText('Diese Ausleihe löschen?')).toBeVisible();
  await demo.getByRole('button', { name: 'Abbrechen' }).click();
  await demo.getByRole('button', { name: 'Bearbeiten' }).first().click();
  const day = demo.getByRole('spinbutton', { name: 'Day' });
  await expect(day).toHaveText('31');
  await day.click();
  await page.keyboard.type('28');
  await demo.getByRole('button', { name: 'Speichern' }).click();
  await expect(demo.getByRole('cell', { name: '28.3.2026' })).toBeVisible();
});

/** The first cells of the rows below the filter row. */
function placesOf(demo: Locator): Locator {
  return demo.locator('tbody tr:not(#m--table--filter--row):has(td:nth-child(3)) td:first-child');
}
