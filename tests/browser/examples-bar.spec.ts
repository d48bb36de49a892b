import { demoOf, expect, test, type Locator, type Page } from './fixtures';
import { hydrated } from './site';

test('the code opens beside the screen, takes the focus, and gives it back', async ({ page }) => {
  await open(page, 'order-desk');
  const button = page.getByRole('button', { name: 'Code', exact: true });
  const drawer = page.getByRole('dialog', { name: /^Code of: 2,400 orders/ });
  await expect(drawer).toBeHidden();
  await button.press('Enter');
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const box = await drawer.boundingBox();
  expect(box?.width).toBeLessThan(1440 / 2);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1440);
  expect(await drawer.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await drawer.getByRole('button', { name: 'api.ts', exact: true }).click();
  await expect(drawer.locator('pre')).toContainText('export');
  await drawer.getByRole('button', { name: 'JS' }).click();
  const javascript = drawer.getByRole('button', { name: 'api.js', exact: true });
  await expect(javascript).toHaveAttribute('aria-pressed', 'true');
  await expect(drawer.getByRole('button', { name: 'Copy code' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(100, 450);
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await button.click();
  expect((await drawer.boundingBox())?.width).toBe(390);
  await drawer.getByRole('button', { name: 'Close the code' }).click();
  await expect(drawer).toBeHidden();
});

async function open(page: Page, name: string): Promise<Locator> {
  await page.goto(`examples/${name}`);
  const screen = await demoOf(page, `examples/${name}`);
  await hydrated(page);
  await expect(screen.getByTestId('mtablebodyrow').first()).toBeVisible();
  return screen;
}
