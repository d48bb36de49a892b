import { violationsInBothThemes } from './axe';
import { expect, test, type Page } from './fixtures';
import { holdBack, openPage } from './site';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search the docs' });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search the docs' });
const optionsOf = (page: Page) => page.getByRole('option');

async function openSearch(page: Page, path = 'docs/about') {
  await openPage(page, path);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(fieldOf(page)).toBeFocused();
}

/** The number of marked words on the page. */
const marks = (page: Page) => page.evaluate(() => CSS.highlights.get('search-match')?.size ?? 0);

for (const key of ['Control+k', 'Meta+k', '/'])
  test(`${key} opens the search, Escape closes it and gives the focus back`, async ({ page }) => {
    await openPage(page, 'docs/api/props/options');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demos' });
    await link.focus();
    await page.keyboard.press(key);
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

test('/ is a letter in a field', async ({ page }) => {
  await openPage(page, 'docs/api/props/options');
  const filter = page.getByRole('searchbox', { name: 'Filter members' });
  await filter.fill('page');
  await filter.press('/');
  await expect(filter).toHaveValue('page/');
  await expect(dialogOf(page)).toBeHidden();
});

test('nothing of the search is loaded before it is wanted', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isOfSearch = (url: string) => /\/search\/|\/search\.[0-9a-f]+\.js/.test(url);
  await openPage(page, 'docs/about');
  await page.mouse.wheel(0, 400);
  expect(asked.filter(isOfSearch)).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(() => asked.filter(isOfSearch).length).toBeGreaterThanOrEqual(4);
});

test('arrows choose, Enter leads to the heading with the words marked, Escape takes the marks away @smoke', async ({
  page,
}) => {
  await openSearch(page);
  await fieldOf(page).fill('rowsPerPageOptions');
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

for (const key of ['Control+k', '/'])
  test(`${key} before the scripts opens the dialog when they are there`, async ({ page }) => {
    const release = await holdBack(page, (name) => name.startsWith('main.'));
    await page.goto('docs/about', { waitUntil: 'domcontentloaded' });
    await page.keyboard.press(key);
    await expect(dialogOf(page)).toBeHidden();
    release();
    await expect(fieldOf(page)).toBeFocused();
  });

test('a member is told with its role, its type, and what has it; the option comes before the field', async ({
  page,
}) => {
  await openSearch(page);
  await fieldOf(page).fill('pageSize');
  const named = optionsOf(page).filter({ has: page.getByText('pageSize', { exact: true }) });
  await expect(named.first()).toContainText(/^Option\s*pageSize\s*number\s*options/);
  await expect(named.filter({ hasText: 'Field' })).toContainText(/^Field\s*pageSize\s*number\s*Query · data/);
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

test('a pasted error message finds its entry', async ({ page }) => {
  await openSearch(page);
  await fieldOf(page).fill(
    "Uncaught TypeError: Cannot read properties of undefined (reading 'then') at onClick (webpack-internal:///./src/App.tsx:31:12)",
  );
  await expect(optionsOf(page).first()).toContainText("(reading 'then')");
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

  test('the field can be read while one types, and the keys choose and open', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type('sticky header');
    await expect(optionsOf(page).first()).toBeVisible();
    // A phone zooms in on smaller letters, and a truncated placeholder is hard to read.
    expect(
      await fieldOf(page).evaluate((field) => parseFloat(getComputedStyle(field).fontSize)),
    ).toBeGreaterThan(15);
    expect((await fieldOf(page).boundingBox())?.width).toBeGreaterThan(200);
    const { top } = await optionsOf(page)
      .first()
      .evaluate((option) => option.getBoundingClientRect());
    expect(top).toBeLessThan(844 / 2);
    await page.keyboard.press('ArrowDown');
    await expect(optionsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeHidden();
  });
});

test('the chosen result is in sight, at the end of the list too', async ({ page }) => {
  await openSearch(page);
  await fieldOf(page).fill('filter');
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results$/);
  await fieldOf(page).press('ArrowUp');
  await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(optionsOf(page).last()).toBeInViewport({ ratio: 0.95 });
  await fieldOf(page).press('ArrowDown');
  await expect(optionsOf(page).first()).toBeInViewport({ ratio: 0.95 });
});

test('the field of the dialog has one frame when it has the focus, that of the other fields', async ({
  page,
}) => {
  await openSearch(page);
  const frames = await fieldOf(page).evaluate((field) => {
    const row = field.parentElement as HTMLElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(field);
    return {
      outline: `${outlineStyle} ${outlineWidth}`,
      shadows: [boxShadow, getComputedStyle(row).boxShadow],
    };
  });
  expect(frames).toEqual({ outline: 'solid 2px', shadows: ['none', 'none'] });
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

test('a query as long as a file is answered', async ({ page }) => {
  await openSearch(page);
  const status = dialogOf(page).getByRole('status');
  for (const query of ['x'.repeat(100_000), 'getRowHeight'.repeat(4500)]) {
    await fieldOf(page).fill(query);
    await expect(status).toHaveText(/^\d+ results?$/);
    await fieldOf(page).fill('sticky header');
    await expect(optionsOf(page).first()).toContainText(/sticky|header/i);
  }
});

test('after a first visit to the dialog the search works offline', async ({ page, context }) => {
  const texts = page.waitForResponse(/search\/texts\.json/);
  await openSearch(page);
  await (await texts).finished();
  await context.setOffline(true);
  await fieldOf(page).fill('umlauts');
  await expect(optionsOf(page).first()).toContainText('CSV');
  await context.setOffline(false);
});

test('the gallery finds by what people say and by what the pages say, and claims nothing else', async ({
  page,
}) => {
  await openPage(page, 'demos/');
  const filter = page.getByRole('searchbox', { name: 'Filter demos' });
  for (const [said, title] of [
    ['sticky', 'Fixed columns'],
    ['checkbox', 'Selection'],
    ['crud', 'Editing'],
  ] as const) {
    await filter.fill(said);
    await expect(page.getByRole('link', { name: title, exact: true }).last(), said).toBeVisible();
  }
  await filter.fill('xylophonist');
  const claim = 'No demo page has all the words of “xylophonist” in its headings and sentences';
  await expect(page.getByText(claim)).toBeVisible();
});

/** Hold the search's texts back. @returns a function that releases them. */
async function holdTexts(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search/texts.json*', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test('the search says that it is still looking, and not that nothing is found, before the texts are there', async ({
  page,
}) => {
  const release = await holdTexts(page);
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

test('what was chosen stays chosen when the texts come', async ({ page }) => {
  const release = await holdTexts(page);
  await openSearch(page);
  const status = dialogOf(page).getByRole('status');
  await fieldOf(page).fill('rowsPerPageOptions');
  await expect(status).toHaveText(/still looking$/);
  await fieldOf(page).press('ArrowDown');
  const chosen = dialogOf(page).getByRole('option', { selected: true });
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'false');
  // Its kind and title; the words of its text appear when the texts have loaded.
  const name = await chosen
    .locator('span')
    .evaluateAll((parts) => parts.slice(0, 2).map((part) => part.textContent));
  release();
  await expect(status).toHaveText(/^\d+ results$/);
  expect(
    await chosen.locator('span').evaluateAll((parts) => parts.slice(0, 2).map((part) => part.textContent)),
  ).toEqual(name);
});

for (const [place, label, claim] of [
  ['demos/', 'Filter demos', 'No demo page has all the words'],
  ['docs/api/props/options', 'Filter members', 'No member of this page has all these words'],
] as const)
  test(`“${label}” claims nothing before the texts of the search are there`, async ({ page }) => {
    const release = await holdTexts(page);
    await openPage(page, place);
    await page.getByRole('searchbox', { name: label }).fill('xylophonist');
    await expect(page.getByRole('status').filter({ hasText: 'so far, still looking' })).toBeVisible();
    await expect(page.getByText(claim)).toHaveCount(0);
    release();
    await expect(page.getByText(claim)).toBeVisible();
    await expect(page.getByText('still looking')).toHaveCount(0);
  });

for (const [place, label, told] of [
  ['demos/', 'Filter demos', 'Only titles and descriptions were filtered'],
  ['docs/api/props/options', 'Filter members', 'Only names and words of this page were filtered'],
] as const)
  test(`“${label}” tells when the index does not load, and Retry heals it`, async ({ page, complaints }) => {
    let isBroken = true;
    await page.route('**/search/names.json*', (route) =>
      isBroken ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await openPage(page, place);
    await page.getByRole('searchbox', { name: label }).fill('freeze');
    const alert = page.getByRole('alert').filter({ hasText: told });
    await expect(alert).toContainText('names.json: status 500');
    isBroken = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toHaveCount(0);
    for (const text of complaints.splice(0)) if (!/Failed to load resource/.test(text)) complaints.push(text);
  });
