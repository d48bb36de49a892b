import { demoOf, expect, test, type Page } from './fixtures';
import { openPage } from './site';

test('a page that is open needs no network: its table sorts and searches, folds and languages open', async ({
  page,
  context,
}) => {
  const id = 'sort/basic';
  await page.goto(`demos/${id}`);
  const table = await demoOf(page, id);
  await fetchLinkedPages(page);
  await untilNothingComes(page);
  await context.setOffline(true);

  const first = table.locator('tbody tr').first();
  const before = await first.innerText();
  await expect
    .poll(async () => {
      await table.getByRole('columnheader').first().getByText(/\w/).first().click();
      return first.innerText();
    })
    .not.toBe(before);
  const demo = page.locator(`[data-demo="${id}"]`);
  await demo.locator('summary').first().click();
  await expect(demo.getByText('interface')).toBeVisible();
  await expect(demo.locator('pre details:not([open])')).toHaveCount(0);
  await demo.getByRole('button', { name: 'JavaScript', exact: true }).click();
  await expect(demo.getByText('interface')).toHaveCount(0);
  for (const other of await page.locator('[data-island]').all()) {
    await other.scrollIntoViewIfNeeded();
    await expect(other).toHaveAttribute('data-state', 'live');
  }
  await context.setOffline(false);
});

test('without a network the theme can be switched, and the logo stays', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, 'docs/about');
  // Pages that a visitor may open next are prefetched.
  await untilNothingComes(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /Switch between light and dark/ }).click();
  const logo = page.locator('.navbar__logo img:visible');
  await expect
    .poll(() => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await context.setOffline(false);
});

/** Code that may be needed loads at the first idle moment: wait for a later one, then until requests end. */
async function untilNothingComes(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const countLoaded = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let count = -1;
  await expect
    .poll(async () => (await countLoaded()) === count || !(count = await countLoaded()), {
      intervals: [1000],
    })
    .toBe(true);
}

/** Prefetch each page that a visible link leads to once, as visible links do. */
async function fetchLinkedPages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { docusaurus } = window as unknown as { docusaurus: { prefetch: (path: string) => unknown } };
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
    const paths = links.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
    await Promise.all([...new Set(paths)].map((path) => docusaurus.prefetch(path)));
  });
}
