import { hiddenFocus } from './focus';
import { expect, test } from './fixtures';
import { openPage } from './site';

test('what has the focus is not under a bar that sticks, forward and back', async ({ page }) => {
  await openPage(page, 'docs/api/props/options#exportmenu');
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 70; step += 1) {
      await page.keyboard.press(key);
      const found = await hiddenFocus(page);
      if (found) hidden.push(found);
    }
  expect(hidden).toEqual([]);
});
