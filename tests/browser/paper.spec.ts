import fs from 'node:fs';
import { colors } from '../../packages/kit/tokens';
import { demoOf, expect, test, type Locator, type Page } from './fixtures';
import { openPage, switchColors } from './site';

/** The parts for screens only. */
const chrome =
  'nav, footer:not(.theme-doc-footer), [data-announcement-bar], [role="search"], iframe, :is(button, input):not(.mt-table *)';

const printed = (page: Page) =>
  page
    .locator(chrome)
    .filter({ visible: true })
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120)));

test('on paper a demo has its table and its whole code, and nothing of the site around it @smoke', async ({
  page,
}) => {
  const id = 'sort/basic';
  await openPage(page, `demos/${id}`);
  await demoOf(page, id);
  await page.emulateMedia({ media: 'print' });
  const code = page.locator(`[data-demo="${id}"] pre[role=group]`);
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  expect(lines(await code.innerText())).toEqual(lines(fs.readFileSync(`demos/${id}.tsx`, 'utf8')));
  expect(
    await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    'cut at the edge',
  ).toBe(0);
  await expect(page.locator(`[data-island="${id}"]`).getByRole('row').nth(1)).toBeVisible();
  expect(await printed(page)).toEqual([]);
});

test('on paper the words of the dark site are dark on a light ground, and a button keeps its color', async ({
  page,
}) => {
  await openPage(page, '');
  await switchColors(page);
  await page.emulateMedia({ media: 'print' });
  const paint = (locator: Locator) =>
    locator.first().evaluate((element) => {
      const { color, backgroundColor, printColorAdjust } = getComputedStyle(element);
      return { color, backgroundColor, printColorAdjust };
    });
  const { light } = colors;
  expect(await paint(page.locator('h1'))).toMatchObject({ color: rgb(light.text) });
  expect(await paint(page.getByRole('table').getByRole('cell'))).toMatchObject({ color: rgb(light.text) });
  expect(await paint(page.getByRole('main').getByRole('link', { name: 'Get started' }))).toEqual({
    color: rgb(light.onFill),
    backgroundColor: rgb(light.fill),
    printColorAdjust: 'exact',
  });
  await expect(
    page.locator('main img:visible, main picture:visible').and(page.locator('[class*=dark]')),
  ).toHaveCount(0);
});

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
