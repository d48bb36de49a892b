import fs from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { load } from 'cheerio';
import { basePath } from '../../site-path';
import { builtPages, readPage } from '../built/pages';
import { demoOf } from '../browser/fixtures';
import { saveData } from '../browser/site';
import { expect, openPlayground, pasteProgram, previewOf, problemOf, test, type Page } from './playground';

/** This many demos are pasted in turn into one playground: opening it takes longer than a demo. */
const atOnce = 12;

/** The demos of each page. Every worker computes them, without parsing a page. */
const demos = builtPages.flatMap((page) =>
  Array.from(readPage(page).matchAll(/ data-island="([^"]+)"/g), ([, id = '']) => ({ page, id })).filter(
    ({ id }) => fs.existsSync(fileOf(id)),
  ),
);

function fileOf(id: string): string {
  if (id.startsWith('examples/')) return path.resolve(id, 'App.tsx');
  return path.resolve(id.startsWith('docs/') ? '' : 'demos', `${id}.tsx`);
}

function tidy(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

/** It counts seconds since its page was opened, and the two pages were opened at different times. */
const counting = 'examples/help-desk';

function withoutSeconds(id: string, cells: string[]): string[] {
  return id === counting ? cells.map((cell) => cell.replace(/^\d+:\d\d$/, 'm:ss')) : cells;
}

test('there are demos to compare', () => {
  expect(demos.length).toBeGreaterThan(90);
});

for (let start = 0; start < demos.length; start += atOnce) {
  const some = demos.slice(start, start + atOnce);
  const title = `${some[0]?.id} to ${some.at(-1)?.id}`;
  test(`the demos from ${title}, pasted into the playground, show the same tables as their pages`, async ({
    page,
  }) => {
    test.setTimeout(30_000 + some.length * 20_000);
    // A program runs the same without types, whose loading takes as long as five programs.
    await saveData(page);
    await openPlayground(page);
    await expect(previewOf(page)).toContainText('Recent orders');
    // Content that only an interactive table has, such as remote data, is not in the HTML: open the page.
    let site: Page | undefined;
    for (const { page: address, id } of some) {
      await test.step(id, async () => {
        const source = fs.readFileSync(fileOf(id), 'utf8');
        // A demo with its own files is pasted with them.
        const hasFiles = /from '\.{1,2}\//.test(source);
        // The playground opens with the home page's table, and pasting the same text changes nothing.
        const isOpen = id === 'home';
        const before = hasFiles || isOpen ? 0 : await runsOf(page);
        if (hasFiles) await openPlayground(page, `?demo=${id}`);
        else if (!isOpen) await pasteProgram(page, source);
        await expect.poll(() => runsOf(page), { message: id }).toBeGreaterThan(before);
        await expect(problemOf(page)).toHaveCount(0);
        // A program that writes files uses another frame: the old one may be removed during a read.
        if (isSame(await cellsOf(previewOf(page)).catch(() => []), servedCells(address, id))) return;
        site ??= await openBeside(page);
        if (!isAt(site, address)) await site.goto(address);
        const island = await demoOf(site, id);
        await expect(async () =>
          expect(withoutSeconds(id, await cellsOf(previewOf(page))), id).toEqual(
            withoutSeconds(id, await cellsOf(island)),
          ),
        ).toPass();
      });
    }
  });
}

/** Another page, as wide as the preview: a demo may show cards on a narrow screen. */
async function openBeside(page: Page): Promise<Page> {
  const site = await page.context().newPage();
  await saveData(site);
  // The next program's frame may be hidden.
  const preview = await page.locator('iframe').locator('visible=true').last().boundingBox();
  await site.setViewportSize({ width: Math.round(preview?.width ?? 1280), height: 900 });
  return site;
}

/** Whether a page is already open, for an earlier demo. */
function isAt(page: Page, address: string): boolean {
  return new URL(page.url()).pathname.replace(/\/$/, '') === `${basePath}${address}`;
}

/** The cells of a demo in the HTML of a page. */
function servedCells(address: string, id: string): string[] {
  const $ = load(readPage(address));
  return $(`[data-island="${id}"]`)
    .find('th, td')
    .toArray()
    .map((cell) => tidy($(cell).text()));
}

async function cellsOf(table: Locator): Promise<string[]> {
  return (await table.locator('th, td').allTextContents()).map(tidy);
}

function isSame(some: string[], others: string[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** How many programs have shown a table so far. */
async function runsOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-shown]').getAttribute('data-shown'));
}
