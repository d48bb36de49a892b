import { expect, test } from './fixtures';
import { openPage, startScripts } from './site';
import { watchScripts } from './weight';

test('home weighs at most 300 kB of scripts with its table alive, none of them before the first paint', async ({
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
  await expect(island).toHaveAttribute('data-state', 'live', { timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  expect(scripts.files.length).toBeGreaterThan(5);
  expect(scripts.kilobytes()).toBeLessThanOrEqual(300);
});

test('nothing of the editor, the frame, the pickers or the popups comes before it is asked for', async ({
  page,
}) => {
  const scripts = await watchScripts(page);
  await openPage(page, 'demos/sort/basic');
  const island = page.locator('[data-island]').first();
  await expect(island).toHaveAttribute('data-state', 'live', { timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  const late = /live|popups|date-pickers|project|right-to-left/;
  expect(scripts.files.filter((file) => late.test(file))).toEqual([]);
  await island.hover();
  await expect.poll(() => scripts.files.filter((file) => file.includes('popups')).length).toBe(1);
});
