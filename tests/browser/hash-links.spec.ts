import { expect, test } from './fixtures';
import { distanceBelowBars, listHashLinks, walk } from './hash-links';
import { kinds, navigate, openPage } from './site';

/** At most this far (px) below the bars; a fraction of a pixel is rounding. */
const isRight = (distance: number) => distance > -1 && distance <= 8.5;

/** EVERY_LINK=1 walks to all targets (about 1,250), otherwise to the first, the middle and the last of each page; four walks, side by side. */
const perPage = process.env.EVERY_LINK ? Infinity : 3;
const parts = 4;

const runs = [
  ...Array.from({ length: parts }, (_, part) => ({
    name: `part ${part + 1} of the`,
    width: 1280,
    part,
    every: parts,
  })),
  { name: 'a sample of the', width: 390, part: 0, every: 6 },
];

for (const { name, width, part, every } of runs) {
  test(`${name} links with a hash land below the bars, ${width} px wide`, async ({ page, baseURL }) => {
    if (!baseURL) throw new Error('The tests need a base URL (playwright.config.ts).');
    test.setTimeout(900_000);
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, kinds.docs);
    const found = await listHashLinks(page, new URL(baseURL).pathname);
    expect(found.length).toBeGreaterThan(400);
    const targets = walk(found, perPage).filter((_, index) => index % every === part);
    expect(targets.length).toBeGreaterThan(30);
    const missed: string[] = [];
    for (const target of targets) {
      const url = new URL(target, baseURL);
      await navigate(page, url.href);
      const distance = await distanceBelowBars(page, url.pathname);
      if (!isRight(distance)) missed.push(`${target}: ${distance.toFixed(0)} px`);
    }
    console.log(`${targets.length} of ${found.length} hash links at ${width} px, ${missed.length} missed`);
    expect(missed).toEqual([]);
  });
}
