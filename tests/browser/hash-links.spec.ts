import { expect, test } from './fixtures';
import { count } from './figures';
import { distanceBelowBars, hashLinks, walk } from './hash-links';
import { kinds, navigate, openPage } from './site';

/** At most this far (px) below the bars; a fraction of a pixel is rounding. */
const isRight = (distance: number) => distance > -1 && distance <= 8.5;

/** EVERY_LINK=1 visits all targets (about 1,450), otherwise the first, middle and last of each page. */
const perPage = process.env.EVERY_LINK ? Infinity : 3;
const found = hashLinks();
const visits = walk(found, perPage);
const parts = 8;

const runs = [
  ...Array.from({ length: parts }, (_, part) => ({
    name: `part ${part + 1} of the`,
    width: 1280,
    part,
    every: parts,
  })),
  { name: 'a sample of the', width: 390, part: 0, every: 6 },
];

test('there are links with a hash to follow', () => {
  console.log(`${visits.length} of ${found.length} links with a hash are followed`);
  expect(found.length).toBeGreaterThan(400);
});

for (const { name, width, part, every } of runs) {
  test(`${name} links with a hash land below the bars, ${width} px wide`, async ({ page, baseURL }) => {
    if (!baseURL) throw new Error('The tests need a base URL (playwright.config.ts).');
    test.setTimeout(900_000);
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, kinds.docs);
    const targets = visits.filter((_, index) => index % every === part);
    expect(targets.length).toBeGreaterThan(20);
    const missed: string[] = [];
    for (const target of targets) {
      count('links with a hash followed');
      const url = new URL(target, baseURL);
      await navigate(page, url.href);
      const distance = await distanceBelowBars(page, url.pathname);
      if (!isRight(distance)) missed.push(`${target}: ${distance.toFixed(0)} px`);
    }
    expect(missed).toEqual([]);
  });
}
