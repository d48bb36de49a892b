import { budgetOf } from '../../tools/budgets';
import { expect, test } from './fixtures';
import { openPage, startScripts } from './site';
import { watchScripts } from './weight';

test('home is within its budget with its table alive, and no script comes before the first paint', async ({
  page,
}) => {
  const scripts = await watchScripts(page);
  await page.goto('');
  const early = await page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => {
        const paint = list.getEntriesByName('first-contentful-paint')[0];
        if (paint) resolve(paint.startTime);
      }).observe({ type: 'paint', buffered: true }),
    );
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < painted)
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
  await startScripts(page);
  const island = page.locator('[data-island]').first();
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-state', 'live');
  await page.waitForLoadState('networkidle');
  expect(scripts.files.length).toBeGreaterThan(5);
  expect(scripts.kilobytes()).toBeLessThanOrEqual(budgetOf(''));
});

for (const [state, isAsked] of [
  ['visible', false],
  ['hidden', true],
] as const) {
  test(`10 s without a paint: a tab that is ${state} has ${isAsked ? 'its scripts' : 'no script yet'}`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript((value) => {
      Object.defineProperty(document, 'visibilityState', { get: () => value });
    }, state);
    await page.route('**/docs/about', async (route) => {
      const answer = await route.fetch();
      const late = '<style id="late">html { display: none }</style></head>';
      await route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', late) });
    });
    const scripts = await watchScripts(page);
    await page.goto('docs/about', { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(10_000);
    // Chromium's event for a pointer that rests where a page appears.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
    await expect.poll(() => scripts.files.length > 0).toBe(isAsked);

    await page.evaluate(() => document.getElementById('late')?.remove());
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return scripts.files.length;
      })
      .toBeGreaterThan(5);
  });
}

test('nothing of the editor, the frame or the pickers comes before it is asked for', async ({ page }) => {
  const scripts = await watchScripts(page);
  await openPage(page, 'demos/sort/basic');
  const island = page.locator('[data-island]').first();
  await expect(island).toHaveAttribute('data-state', 'live');
  await island.hover();
  await page.waitForLoadState('networkidle');
  const onDemand = /live|date-pickers|project/;
  expect(scripts.files.filter((file) => onDemand.test(file))).toEqual([]);
});
