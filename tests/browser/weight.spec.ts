import { budgetOf } from '../../tools/budgets';
import { expect, test } from './fixtures';
import { openPage, startScripts } from './site';
import { watchScripts } from './weight';

test('home is within its budget with its table alive, and no script comes before the first paint @smoke', async ({
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
