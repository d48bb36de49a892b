import { violationsInBothThemes } from './axe';
import { expect, test, type Page } from './fixtures';
import { holdBack, openPage } from './site';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search the docs' });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search the docs' });
const optionsOf = (page: Page) => page.getByRole('option');

async function openSearch(page: Page) {
  await openPage(page, 'docs/about');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(fieldOf(page)).toBeFocused();
}

/** The number of marked words on the page. */
const marks = (page: Page) => page.evaluate(() => CSS.highlights.get('search-match')?.size ?? 0);

test('Ctrl+K, ⌘K and / open the search, Escape closes it and gives the focus back @smoke', async ({
  page,
}) => {
  await openPage(page, 'docs/api/props/options');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demos' });
  await link.focus();
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(key);
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(link).toBeFocused();
  }
});

test('arrows choose, Enter leads to the heading with the words marked, Escape takes the marks away @smoke', async ({
  page,
}) => {
  await openSearch(page);
  await fieldOf(page).fill('pageSizeOptions');
  await expect(optionsOf(page).first()).toContainText('pageSizeOptions');
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  const first = await fieldOf(page).getAttribute('aria-activedescendant');
  await fieldOf(page).press('ArrowDown');
  await expect(fieldOf(page)).not.toHaveAttribute('aria-activedescendant', first ?? '');
  await fieldOf(page).press('ArrowUp');
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL(/docs\/api\/props\/options\/?#pagesizeoptions$/);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('#pagesizeoptions')).toBeInViewport();
  await expect.poll(() => marks(page)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  expect(await marks(page)).toBe(0);
});

test('a key before the scripts opens the dialog, and what is typed then is kept', async ({ page }) => {
  const release = await holdBack(page, (name) => name.startsWith('main.'));
  await page.goto('docs/about', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sticky');
  await expect(fieldOf(page)).toHaveValue('sticky');
  release();
  await expect(optionsOf(page).first()).toBeVisible();
  await page.keyboard.type(' h');
  await expect(fieldOf(page)).toHaveValue('sticky h');
});

test('a click on a result leads there, and the first click takes the marks away @smoke', async ({ page }) => {
  await openSearch(page);
  await fieldOf(page).fill('freeze columns');
  await optionsOf(page).filter({ hasText: 'Fixed columns' }).first().click();
  await expect(page.locator('h1')).toHaveText('Fixed columns');
  await expect.poll(() => marks(page)).toBeGreaterThan(0);
  await page.locator('h1').click();
  expect(await marks(page)).toBe(0);
});

test('what is not found leads to names like it, the topics, and a question that is filled in', async ({
  page,
}) => {
  await openSearch(page);
  await fieldOf(page).fill('xylophonist');
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Nothing found for “xylophonist”')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'All demos' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: /source repository/ })).toHaveAttribute(
    'href',
    /issues\/new\?template=missing-answer\.yml&title=.*xylophonist/,
  );
});

test('axe finds nothing in the open dialog: empty, with results, without; in both themes', async ({
  page,
}) => {
  await openSearch(page);
  expect(await violationsInBothThemes(page), 'empty').toEqual([]);
  await fieldOf(page).fill('sticky header');
  await expect(optionsOf(page).first()).toBeVisible();
  expect(await violationsInBothThemes(page), 'with results').toEqual([]);
  await fieldOf(page).fill('xylophonist');
  await expect(dialogOf(page).getByText('Nothing found')).toBeVisible();
  expect(await violationsInBothThemes(page), 'without results').toEqual([]);
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the box has its name, the dialog fills the screen, and a tap opens a result @smoke', async ({
    page,
  }) => {
    await openPage(page, 'docs/about');
    const box = page.getByRole('button', { name: 'Search', exact: true });
    expect((await box.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await box.click();
    await fieldOf(page).pressSequentially('hide column');
    await expect(fieldOf(page)).toHaveValue('hide column');
    await expect(optionsOf(page).first()).toBeVisible();
    const width = await dialogOf(page).evaluate((dialog) => [dialog.clientWidth, dialog.scrollWidth]);
    expect(width).toEqual([390, 390]);
    await optionsOf(page).first().click();
    await expect(dialogOf(page)).toBeHidden();
  });
});

for (const part of ['names', 'texts'])
  test(`${part} that do not load are told in red, and Retry brings them`, async ({ page, complaints }) => {
    let isBroken = true;
    await page.route(`**/search/${part}.json*`, (route) =>
      isBroken ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await openSearch(page);
    await fieldOf(page).fill('sticky header');
    const alert = dialogOf(page).getByRole('alert');
    await expect(alert).toContainText(`${part}.json: status 500`);
    // Names alone still answer.
    if (part === 'texts') await expect(optionsOf(page).first()).toBeVisible();
    else await expect(optionsOf(page)).toHaveCount(0);
    isBroken = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toHaveCount(0);
    await expect(optionsOf(page).first()).toBeVisible();
    // The failure is intended, so the browser's own message about it is no complaint.
    for (const text of complaints.splice(0)) if (!/Failed to load resource/.test(text)) complaints.push(text);
  });

test('Enter that belongs to an input method leaves the field as it is', async ({ page }) => {
  await openSearch(page);
  await fieldOf(page).fill('sort');
  await expect(optionsOf(page).first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'ならべ', selectionStart: 3, selectionEnd: 3 });
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('sortならべ');
  await expect(page).toHaveURL(/docs\/about$/);
});

test('a query as long as a file is answered', async ({ page }) => {
  await openSearch(page);
  for (const query of ['x'.repeat(100_000), 'getRowHeight'.repeat(4500)]) {
    await fieldOf(page).fill(query);
    await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results?$/);
    await fieldOf(page).fill('sticky header');
    await expect(optionsOf(page).first()).toContainText(/sticky|header/i);
  }
});

test('the search says that it is still looking, and not that nothing is found, before the texts are there', async ({
  page,
}) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search/texts.json*', async (route) => {
    await isReleased;
    await route.continue();
  });
  await openSearch(page);
  const status = dialogOf(page).getByRole('status');
  await fieldOf(page).fill('sticky header');
  await expect(status).toHaveText(/^\d+ results so far, still looking$/);
  await fieldOf(page).fill('xylophonist');
  await expect(status).toHaveText('Looking …');
  await expect(optionsOf(page)).toHaveCount(0);
  await expect(dialogOf(page).getByText('found for')).toHaveCount(0);
  release();
  await expect(dialogOf(page).getByText('Nothing found for “xylophonist”')).toBeVisible();
  await expect(status).toHaveText('0 results');
});
