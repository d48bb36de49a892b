import { expect, test } from './fixtures';
import { distanceBelowBars, listHashLinks, walk } from './hash-links';
import { kinds, navigate, openPage } from './site';

/** At most this far (px) below the bars; a fraction of a pixel is rounding. */
const isRight = (distance: number) => distance > -1 && distance <= 8.5;

const runs = [
  { name: 'all', width: 1280, every: 1 },
  { name: 'a sample of all', width: 390, every: 12 },
];

for (const { name, width, every } of runs) {
  test(`${name} links with a hash land below the bars, ${width} px wide`, async ({ page, baseURL }) => {
    if (!baseURL) throw new Error('The tests need a base URL (playwright.config.ts).');
    test.setTimeout(900_000);
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, kinds.docs);
    const found = await listHashLinks(page, new URL(baseURL).pathname);
    const targets = walk(found).filter((_, index) => index % every === 0);
    expect(targets.length).toBeGreaterThan(every === 1 ? 400 : 30);
    const missed: string[] = [];
    for (const target of targets) {
      const url = new URL(target, baseURL);
      await navigate(page, url.href);
      const distance = await distanceBelowBars(page, url.pathname);
      if (!isRight(distance)) missed.push(`${target}: ${distance.toFixed(0)} px`);
    }
    console.log(`${targets.length} hash links at ${width} px, ${missed.length} missed`);
    expect(missed).toEqual([]);
  });
}
