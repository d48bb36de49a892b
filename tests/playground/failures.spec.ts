import { demoOf } from '../browser/fixtures';
import { editorOf, expect, openPlayground, previewOf, test, type Page } from './playground';

/** Fail what matches, and count how often it is asked for. */
async function block(page: Page, pattern: string) {
  let requests = 0;
  await page.route(pattern, (route) => {
    requests += 1;
    return route.abort();
  });
  return { requests: () => requests, heal: () => page.unroute(pattern) };
}

/** The failed requests themselves are in the console of the browser; nothing else may be. */
function forgiveBlocked(complaints: string[]): void {
  for (const text of complaints.splice(0)) if (!/ERR_FAILED/.test(text)) complaints.push(text);
}

test.describe('red, with a Retry that heals', () => {
  for (const [what, pattern] of [
    ['page', '**/sandbox/preview.html'],
    ['script', '**/sandbox/frame.*.js'],
    ['everything', '**/sandbox/**'],
  ] as const) {
    test(`the preview in the playground, when its ${what} can’t be loaded`, async ({ page, complaints }) => {
      const { requests, heal } = await block(page, pattern);
      await openPlayground(page);
      const failure = page.getByRole('alert').filter({ hasText: 'The preview could not be loaded' });
      await expect(failure).toHaveCSS('background-color', 'rgb(179, 38, 30)');
      await expect(failure).toBeInViewport();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page.getByText('Loading the preview')).toHaveCount(0);
      expect(requests()).toBeLessThanOrEqual(3);
      await heal();
      await failure.getByRole('button', { name: 'Retry' }).click();
      await expect(previewOf(page)).toContainText('Bicycle parts', { timeout: 20_000 });
      await expect(failure).toHaveCount(0);
      forgiveBlocked(complaints);
    });
  }

  for (const [what, button, pattern, message] of [
    ['the editor of a demo', 'Edit', '**/assets/js/edited-demo*', 'The editor could not be loaded'],
    ['the project of a demo', 'Download', '**/assets/js/project*', 'The project could not be put together'],
  ] as const) {
    test(`${what}`, async ({ page, complaints }) => {
      const { requests, heal } = await block(page, pattern);
      await page.goto('demos/selection/basic', { waitUntil: 'domcontentloaded' });
      await demoOf(page, 'selection/basic');
      if (button === 'Download') {
        await page.getByRole('button', { name: 'More tools' }).first().click();
        await page.getByRole('menuitem', { name: button }).click();
      } else await page.getByRole('button', { name: button, exact: true }).first().click();
      const failure = page.getByRole('alert').filter({ hasText: message });
      await expect(failure).toHaveCSS('background-color', 'rgb(179, 38, 30)');
      await expect(failure).toBeInViewport();
      expect(requests()).toBeLessThanOrEqual(3);
      await heal();
      const download = button === 'Download' ? page.waitForEvent('download') : undefined;
      await failure.getByRole('button', { name: 'Retry' }).click();
      await expect(failure).toHaveCount(0);
      if (download) expect((await download).suggestedFilename()).toBe('material-table-demo.zip');
      else await expect(editorOf(page)).toBeFocused({ timeout: 20_000 });
      forgiveBlocked(complaints);
    });
  }
});
