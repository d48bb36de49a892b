import { expect, test } from '../browser/fixtures';
import { faults } from './table';
import { ways } from './ways';

/** FAULTS=all tries every way on every row (`npm run faults`); otherwise each row meets two ways, and the rows of a group as many as they can. */
const isAll = process.env.FAULTS === 'all';
const names = Object.keys(ways);

test.describe.configure({ retries: 1 });

const groups = [...new Set(faults.map(({ group }) => group))];

const cells = faults.flatMap((fault, row) => {
  const inGroup = faults.slice(0, row).filter(({ group }) => group === fault.group).length;
  // Where in the list a group begins differs, so that those of one row have other ways than their neighbors.
  const first = groups.indexOf(fault.group) * 3 + inGroup * 2;
  const columns = [first % names.length, (first + 1) % names.length];
  return names
    .filter((_, column) => isAll || columns.includes(column))
    .filter((way) => !fault.not?.[way])
    .map((way) => ({ fault, way }));
});
console.log(`${cells.length} of ${faults.length * names.length} cells of the fault catalogue`);

for (const { fault, way } of cells) {
  const { what, when, meant, before, act, says, stays, healed } = fault;
  test(`${when}, ${way} for ${what}: told in red, the rest stays, Retry heals`, async ({
    page,
    complaints,
  }) => {
    const isMeant = await meant(page);
    await before?.(page);
    let isBroken = true;
    const asked: string[] = [];
    await page.route('**/*', (route) => {
      const url = route.request().url();
      if (!isBroken || !isMeant(url)) return route.fallback();
      asked.push(new URL(url).pathname);
      return ways[way]?.(route);
    });
    await act(page);

    const box = page.locator('.load-failure').filter({ hasText: says }).first();
    await expect(box).toBeInViewport();
    const [red = 0, green = 255, blue = 255] = await box.evaluate((node) =>
      (getComputedStyle(node).backgroundColor.match(/\d+/g) ?? []).map(Number),
    );
    expect(red, 'how red the box is').toBeGreaterThan(2 * Math.max(green, blue));
    await expect(stays(page)).toBeVisible();
    expect(asked.length, 'the fault was met').toBeGreaterThan(0);
    const most = Math.max(...asked.map((one) => asked.filter((other) => other === one).length));
    expect(most, 'requests for one thing without a click').toBeLessThanOrEqual(3);
    await expect(page.getByText(/^Loading/), 'endless waiting').toHaveCount(0);
    // A failed request, half a script and what the loader says of them are the fault itself.
    const own =
      /Failed to load resource|Chunk|chunk|SyntaxError|Unexpected|missing \)|Invalid|^failed: |MIME|JSON/;
    expect(complaints.filter((one) => !own.test(one))).toEqual([]);

    isBroken = false;
    for (let tries = 0; tries < 3 && (await box.isVisible()); tries += 1)
      // A box that goes by itself, because something else asked again and had an answer, needs no click.
      await box
        .getByRole('button', { name: 'Retry' })
        .click({ timeout: 3000 })
        .catch(() => {});
    await startAgain(page);
    await healed(page);
    await expect(box).toHaveCount(0);
    complaints.length = 0;
  });
}

/** A Retry may load the page again; its scripts start at an intent. */
async function startAgain(page: import('@playwright/test').Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(6, 6);
}
