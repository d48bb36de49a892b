import type { Page } from 'playwright';
import { editorOf, previewOf } from '../tests/playground/playground';

/** What is done on a page between two navigations. */
type Stay = (page: Page) => Promise<void>;

/** A round trip through the site by its links; its last stop is where it began. */
export interface Tour {
  name: string;
  start: string;
  stops: { address: string; stay: Stay }[];
}

const patient = { timeout: 240_000 };
const read: Stay = async () => {};

const sort: Stay = async (page) => {
  await page.locator('[data-island][data-state="live"]').first().waitFor(patient);
  const label = page.locator('[data-island] th .MuiTableSortLabel-root').first();
  await label.click();
  await label.click();
};

const edit: Stay = async (page) => {
  await sort(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await previewOf(page).locator('table').first().waitFor(patient);
  await editorOf(page).press('End');
  await page.keyboard.type(' ');
  await page.getByRole('button', { name: 'Stop editing' }).click();
  await editorOf(page).waitFor({ state: 'detached' });
};

const search: Stay = async (page) => {
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search the docs' }).fill('sticky header');
  await page.getByRole('option').first().waitFor(patient);
  await page.keyboard.press('Escape');
  await page.getByRole('option').first().waitFor({ state: 'hidden' });
};

const tryOut: Stay = async (page) => {
  await previewOf(page).locator('table').first().waitFor(patient);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
};

const changeColors: Stay = async (page) => {
  const button = page.locator('[data-color-switch]:visible').first();
  await button.click();
  await button.click();
};

/** Five stops each, so that 5, 10 and 20 navigations end at the same page. */
export const tours: Tour[] = [
  {
    name: 'reading',
    start: 'docs/about',
    stops: [
      { address: 'demos/', stay: read },
      { address: 'demos/sort/basic', stay: sort },
      { address: 'demos/filter/basic', stay: read },
      { address: 'docs/', stay: read },
      { address: 'docs/about', stay: read },
    ],
  },
  {
    name: 'using the tools',
    start: 'docs/about',
    stops: [
      { address: 'demos/', stay: changeColors },
      { address: 'demos/sort/basic', stay: edit },
      { address: 'playground', stay: tryOut },
      { address: 'docs/', stay: search },
      { address: 'docs/about', stay: read },
    ],
  },
];
