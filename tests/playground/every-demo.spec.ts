import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { builtPages, readPage } from '../built/pages';
import { demoOf } from '../browser/fixtures';
import { expect, openPlayground, pasteProgram, previewOf, problemOf, test, type Page } from './playground';

/** The demos of each page, by the cells that its HTML shows. */
const pages = builtPages.flatMap((page) => {
  const $ = load(readPage(page));
  const demos = $('[data-island]')
    .toArray()
    .map((island) => ({
      id: $(island).attr('data-island') ?? '',
      cells: $(island)
        .find('th, td')
        .toArray()
        .map((cell) => tidy($(cell).text())),
    }))
    .filter(({ id }) => fs.existsSync(fileOf(id)));
  return demos.length > 0 ? [{ page, demos }] : [];
});

function fileOf(id: string): string {
  return path.resolve(id.startsWith('docs/') ? '' : 'demos', `${id}.tsx`);
}

function tidy(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

test('there are demos to compare', () => {
  expect(pages.flatMap(({ demos }) => demos).length).toBeGreaterThan(90);
});

for (const { page: address, demos } of pages) {
  test(`the demos of /${address}, pasted into the playground, show the same tables`, async ({ page }) => {
    test.setTimeout(30_000 + demos.length * 20_000);
    await openPlayground(page);
    await expect(previewOf(page)).toContainText('My table', { timeout: 20_000 });
    const different: { id: string; shown: string[] }[] = [];
    for (const { id, cells } of demos) {
      await test.step(id, async () => {
        const source = fs.readFileSync(fileOf(id), 'utf8');
        // A demo with files of its own beside it comes with them.
        if (/from '\.{1,2}\//.test(source)) await openPlayground(page, `?demo=${id}`);
        else await pasteProgram(page, source);
        await expect(problemOf(page)).toHaveCount(0);
        const shown = () => cellsOf(page);
        try {
          await expect.poll(shown, { timeout: 12_000 }).toEqual(cells);
        } catch {
          different.push({ id, shown: await shown() });
        }
      });
    }
    if (different.length === 0) return;
    // What a table shows only once it is alive, such as remote data, is not in the HTML.
    await page.goto(address);
    for (const { id, shown } of different) {
      const island = await demoOf(page, id);
      await expect
        .poll(async () => (await island.locator('th, td').allTextContents()).map(tidy), { message: id })
        .toEqual(shown);
    }
  });
}

async function cellsOf(page: Page): Promise<string[]> {
  return (await previewOf(page).locator('th, td').allTextContents()).map(tidy);
}
