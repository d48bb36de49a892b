import specified from '../content/routes.json';
import type { Page } from './fixtures';

/** The pages of the specification, relative to the base path. */
export const specifiedPages = specified.routes.map(({ path }) => path.slice(1));

/** One page of each kind. */
export const kinds = {
  home: '',
  docs: 'docs/about',
  reference: 'docs/api/props/mt_prop_data',
  demo: 'demos/sort/basic',
} as const;

/** Wait until the scripts of a page have taken over its markup. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached', timeout: 20_000 });
}

/** Open a page and start its scripts at once, as a visitor's first movement does. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startScripts(page);
  await hydrated(page);
}

/** The first intent of a visitor: from here on the page loads its scripts. */
export async function startScripts(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
}
