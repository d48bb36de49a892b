import type { Locator, Page } from 'playwright';
import { cursorBehind, editorOf, previewOf } from '../tests/playground/playground';

/** Something that a visitor does once, and its page. */
export interface Interaction {
  name: string;
  /** The address of its page, relative to the site. */
  page: string;
  isOnPhone?: boolean;
  /** Bring the page to the point before it. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<void>;
  /** What is there once it has been answered. */
  answer: (page: Page) => Locator;
}

const island = (page: Page, id: string) => page.locator(`[data-island="${id}"][data-state="live"]`);
const patient = { timeout: 60_000 };

/** Ten of the most usual ones; most on a wide page, which has more to lay out than a phone's. */
export const interactions: Interaction[] = [
  {
    name: 'open the menu of a phone',
    page: 'docs/about',
    isOnPhone: true,
    act: (page) => page.getByRole('button', { name: 'Toggle navigation bar' }).click(),
    answer: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    name: 'switch the colors',
    page: 'demos/sort/basic',
    prepare: (page) => island(page, 'sort/basic').waitFor(patient),
    act: (page) => page.locator('[data-color-switch]:visible').first().click(),
    answer: (page) => page.locator('html[data-theme="dark"]'),
  },
  {
    name: 'a key in a filter',
    page: 'demos/filter/basic',
    prepare: (page) => {
      const field = { name: 'filter data by Guest' };
      return island(page, 'filter/basic').getByRole('searchbox', field).focus(patient);
    },
    act: (page) => page.keyboard.press('v'),
    answer: (page) => island(page, 'filter/basic').locator('tbody:not(:has-text("Bianchi"))'),
  },
  {
    name: 'sort',
    page: 'demos/sort/basic',
    prepare: (page) => island(page, 'sort/basic').waitFor(patient),
    act: (page) => page.locator('[data-island="sort/basic"] th .MuiTableSortLabel-root').nth(1).click(),
    answer: (page) => island(page, 'sort/basic').locator('tbody tr:first-child', { hasText: 'Graz' }),
  },
  {
    name: 'turn a page',
    page: 'demos/pagination/basic',
    prepare: (page) => island(page, 'pagination/basic').waitFor(patient),
    act: (page) => island(page, 'pagination/basic').getByRole('button', { name: 'Next Page' }).click(),
    answer: (page) => island(page, 'pagination/basic').getByText('6-10 of 23').first(),
  },
  {
    name: 'edit a row',
    page: 'demos/edit/editable',
    prepare: (page) => island(page, 'edit/editable').waitFor(patient),
    act: (page) => island(page, 'edit/editable').getByRole('button', { name: 'Edit Night Trains' }).click(),
    answer: (page) => island(page, 'edit/editable').getByRole('spinbutton', { name: 'Year' }),
  },
  {
    name: 'a key in the search',
    page: 'docs/about',
    prepare: async (page) => {
      await page.keyboard.press('/');
      const field = page.getByRole('combobox', { name: 'Search the docs' });
      await field.fill('unlikely', patient);
      await page.getByRole('option').first().waitFor(patient);
      await field.fill('filterin');
      await page
        .getByRole('option', { name: /filter/i })
        .first()
        .waitFor(patient);
    },
    act: (page) => page.keyboard.press('g'),
    answer: (page) => page.getByRole('option').first(),
  },
  {
    name: 'open the editor of a demo',
    page: 'demos/selection/on-row-click',
    prepare: (page) => island(page, 'selection/on-row-click').waitFor(patient),
    act: (page) => editButton(page).click(),
    answer: (page) => editorOf(page),
  },
  {
    name: 'type in the editor',
    page: 'demos/selection/on-row-click',
    prepare: async (page) => {
      await island(page, 'selection/on-row-click').waitFor(patient);
      await editButton(page).click();
      await previewOf(page).getByText('Click a row').first().waitFor(patient);
      await cursorBehind(page, 'Click a row');
    },
    act: (page) => page.keyboard.press('!'),
    answer: (page) => previewOf(page).getByText('Click a row!').first(),
  },
  {
    name: 'run a program in the playground',
    page: 'playground',
    prepare: async (page) => {
      await editorOf(page).waitFor(patient);
      await previewOf(page).locator('table').first().waitFor(patient);
    },
    act: (page) => page.getByRole('button', { name: 'Run', exact: true }).click(),
    answer: (page) => previewOf(page).locator('table').first(),
  },
];

function editButton(page: Page): Locator {
  const demo = page.locator('[data-demo="selection/on-row-click"]');
  return demo.getByRole('button', { name: 'Edit', exact: true });
}
