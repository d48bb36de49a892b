import {
  columnTexts,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

test('the search starts with its text, finds the labels of a lookup, and reports what is searched @smoke', async ({
  page,
}) => {
  proves([
    'searchText sets the initial text, and the first render is already filtered.',
    'The placeholder is set in localization.',
    'A column with a lookup is searched by the labels it shows.',
    'onSearchChange is called after the search has run',
  ]);
  const demo = await openDemo(page, 'search/basic');
  await expect(field(demo)).toHaveValue('rome');
  expect(await columnTexts(demo, 0)).toEqual(['NL 210', 'SW 052']);
  await field(demo).fill('southwind');
  await expect.poll(() => columnTexts(demo, 0)).toEqual(['SW 044', 'SW 052', 'SW 081']);
  await expect(demo.getByLabel('Events')).toHaveText("onSearchChange('southwind')");
  await demo.getByRole('button', { name: 'Clear Search' }).click();
  await expect.poll(() => columnTexts(demo, 0)).toHaveLength(5);
  await expect(field(demo)).toHaveAttribute('placeholder', 'Flight, city or airline');
});

test('own matching finds words in any order and without accents', async ({ page }) => {
  proves([
    "A column's customFilterAndSearch decides whether a row matches.",
    'It receives the whole row, so a single column can search all of it. In this demo, every word must occur, in any order and with or without accents.',
  ]);
  const demo = await openDemo(page, 'search/basic.own-matching');
  await field(demo).fill('portugal mirador');
  await expect.poll(() => columnTexts(demo, 1)).toEqual(['Évora']);
  await field(demo).fill('lowen');
  await expect.poll(() => columnTexts(demo, 1)).toEqual(['Köln', 'Zürich']);
});

test('the search sees what rendered columns show', async ({ page }) => {
  const demo = await openDemo(page, 'search/basic.rendered');
  await field(demo).fill('in the office');
  await expect.poll(() => columnTexts(demo, 0)).toEqual(['Iris Meyer', 'Lena Iversen']);
  await field(demo).fill('omar h');
  await expect.poll(() => columnTexts(demo, 1)).toEqual(['Away for 3 days']);
});

test('a hidden field is found, an excluded column is not', async ({ page }) => {
  proves([
    'searchable: true includes a hidden column, which is useful for keywords.',
    'searchable: false excludes a visible column.',
    'For example, "spanner" finds the wrench, but "drill" doesn\'t find items on the drill wall.',
  ]);
  const demo = await openDemo(page, 'search/basic.hidden-fields');
  await field(demo).fill('spanner');
  await expect.poll(() => columnTexts(demo, 0)).toEqual(['Wrench']);
  await field(demo).fill('drill');
  await expect.poll(() => columnTexts(demo, 0)).toEqual(['Drill']);
});

test('matches are highlighted, and no more once the search is cleared', async ({ page }) => {
  const demo = await openDemo(page, 'search/basic.highlight');
  await field(demo).fill('POT');
  await expect(demo.locator('mark')).toHaveText(['Pot', 'Pot', 'Pot', 'Pot']);
  await demo.getByRole('button', { name: 'Clear Search' }).click();
  await expect(demo.locator('mark')).toHaveCount(0);
});

const field = (demo: Locator) => demo.getByRole('textbox', { name: 'Search' });
