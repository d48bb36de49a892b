import { hiddenFocus } from './focus';
import { expect, test } from './fixtures';
import { openPage } from './site';

const steps = 70;

for (const [address, height] of [
  ['', 800],
  ['demos/sort/basic', 800],
  ['docs/api/props/options#exportmenu', 800],
] as const)
  test(`/${address}: what has the focus is not under a bar that sticks, forward and back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await openPage(page, address);
    const hidden: string[] = [];
    for (const key of [...Array<string>(steps).fill('Tab'), ...Array<string>(steps).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const found = await hiddenFocus(page);
      if (found) hidden.push(found);
    }
    expect(hidden).toEqual([]);
  });

test('on a window as low as at a zoom of 400 % nothing sticks to the top', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, 'docs/api/props/options#exportmenu');
  for (const bar of ['.navbar', 'main [role="search"]'])
    await expect(page.locator(bar).first()).toHaveCSS('position', 'static');
  await expect(page.locator('#exportmenu')).toBeInViewport({ ratio: 1 });
});
