import type { Locator } from '@playwright/test';
import { demoOf } from '../browser/fixtures';
import { saveData } from '../browser/site';
import { expect, openPlayground, previewOf, problemOf, test } from './playground';

/** One demo of each kind, with its page. packages/sandbox/frame/program/samples.test.ts compiles all of them. */
const demos: [id: string, page: string][] = [
  ['columns/render-image', 'demos/columns/render-image'],
  ['details-panel/basic', 'demos/details-panel/basic'],
  ['edit/editable', 'demos/edit/editable'],
  ['export/basic', 'demos/export/basic'],
  ['filter/basic.dates', 'demos/filter/basic'],
  ['remote-data/basic', 'demos/remote-data/basic'],
  ['tree-data/basic', 'demos/tree-data/basic'],
  ['examples/help-desk', 'examples/help-desk'],
];

test('demos show the same tables in the playground as on their pages', async ({ page }) => {
  test.setTimeout(300_000);
  // A program runs the same without types, whose loading takes as long as five programs.
  await saveData(page);
  await openPlayground(page);
  await expect(previewOf(page)).toContainText('Missions');
  // As wide as the preview: a demo may show cards on a narrow screen. The next program's frame may be hidden.
  const site = await page.context().newPage();
  await saveData(site);
  const preview = await page.locator('iframe').locator('visible=true').last().boundingBox();
  await site.setViewportSize({ width: Math.round(preview?.width ?? 1280), height: 900 });
  for (const [id, address] of demos)
    await test.step(id, async () => {
      await openPlayground(page, `?demo=${id}`);
      await expect.poll(() => runsOf(page.locator('[data-shown]')), { message: id }).toBeGreaterThan(0);
      await expect(problemOf(page)).toHaveCount(0);
      await site.goto(address);
      const island = await demoOf(site, id);
      await expect(async () =>
        expect(await cellsOf(previewOf(page)), id).toEqual(await cellsOf(island)),
      ).toPass();
    });
});

/** The help desk counts seconds since its page was opened, and the two pages were opened at different times. */
async function cellsOf(table: Locator): Promise<string[]> {
  const cells = await table.locator('th, td').allTextContents();
  return cells.map((cell) =>
    cell
      .replace(/[\s\u200b]+/g, ' ')
      .trim()
      .replace(/^\d+:\d\d$/, 'm:ss'),
  );
}

/** How many programs have shown a table so far. */
async function runsOf(frame: Locator): Promise<number> {
  return Number(await frame.getAttribute('data-shown'));
}
