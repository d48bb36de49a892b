import { expect, openDemo, proves, test, type Locator, type Page } from '../../tests/browser/fixtures';

for (const theme of ['light', 'dark'] as const) {
  test(`sticky columns stay in view while the body scrolls sideways, on the table's own color (${theme})`, async ({
    page,
  }) => {
    proves([
      "position: 'sticky' in its cellStyle and headerStyle keeps it in view while the rest of a wide table scrolls sideways.",
    ]);
    const demo = await openNarrow(page, 'columns/fixed', theme);
    const name = demo.getByRole('cell', { name: 'Simon Adams' });
    const status = demo.getByRole('cell', { name: 'away' });
    const header = demo.locator('th', { hasText: 'Name' });
    const role = demo.getByRole('cell', { name: 'Editor' });
    const roleBefore = await edge(role, 'left');
    expect(await edge(name, 'left')).toBeCloseTo(await edge(demo, 'left'), 0);
    expect(await edge(status, 'right')).toBeCloseTo(await edge(demo, 'right'), 0);
    await scrollSideways(demo, 150);
    await expect.poll(async () => roleBefore - (await edge(role, 'left'))).toBeCloseTo(150, 0);
    expect(await edge(name, 'left')).toBeCloseTo(await edge(demo, 'left'), 0);
    expect(await edge(header, 'left')).toBeCloseTo(await edge(demo, 'left'), 0);
    expect(await edge(status, 'right')).toBeCloseTo(await edge(demo, 'right'), 0);
    const paper = await background(demo.locator('.MuiPaper-root').first());
    expect(await background(name)).toEqual(paper);
    expect(await background(status)).toEqual(paper);
  });

  test(`the columns of the option stay in view and readable with the fixes (${theme})`, async ({ page }) => {
    proves(['fixedColumns, covers the edges of the table with copies of it and needs two style rules.']);
    const demo = await openNarrow(page, 'columns/fixed.option', theme);
    await expect(demo.locator('table')).toHaveCount(3);
    await scrollSideways(demo, 150);
    const [right, scrolled, left] = await demo.locator('table').all();
    if (!left || !right || !scrolled) throw new Error('The copies are missing');
    const frame = demo.locator('.MuiPaper-root').first();
    const start = await edge(frame, 'left');
    await expect.poll(() => edge(scrolled, 'left')).toBeCloseTo(start - 150, 0);
    expect(await edge(left, 'left')).toBeCloseTo(start, 0);
    expect(await edge(right, 'right')).toBeCloseTo(await edge(frame, 'right'), 0);
    const { color } = await background(left.locator('..'));
    expect(color === 'rgb(255, 255, 255)').toBe(theme === 'light');
  });
}

/** Open a demo in a window that is too narrow for its table. */
async function openNarrow(page: Page, id: string, theme: 'light' | 'dark'): Promise<Locator> {
  await page.setViewportSize({ width: 700, height: 800 });
  const demo = await openDemo(page, id);
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  return demo;
}

async function scrollSideways(demo: Locator, distance: number): Promise<void> {
  await demo
    .locator('.MuiPaper-root > .MuiBox-root')
    .evaluate((area, left) => area.scrollTo({ left }), distance);
}

async function edge(element: Locator, side: 'left' | 'right'): Promise<number> {
  return element.evaluate((node, name) => node.getBoundingClientRect()[name], side);
}

async function background(element: Locator): Promise<{ color: string; image: string }> {
  return element.evaluate((node) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    return { color: backgroundColor, image: backgroundImage };
  });
}
