import { expect, test, type Page } from './fixtures';
import { openPage, routeClasses } from './site';

// Headless Chromium keeps no page for Back, so this checks what would prevent it: the reasons that Chromium
// reports for a page that was left, the listeners that forbid it, and the header.

/** Reasons caused by the test's own browser, because it is automated. */
const ofTheBrowser =
  /^(masked|navigation-type|back-forward-cache-disabled|devtools|related-active-contents|.*disabled.*)$/i;

interface NotRestored {
  reasons?: { reason: string }[];
  children?: NotRestored[];
}

async function reasonsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: NotRestored;
    })[];
    const listed = ({ reasons = [], children = [] }: NotRestored): string[] => [
      ...reasons.map(({ reason }) => reason),
      ...children.flatMap(listed),
    ];
    return entry?.notRestoredReasons ? listed(entry.notRestoredReasons) : [];
  });
}

test('nothing in a page of any class keeps a browser from restoring it by Back', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type: string, ...rest) {
      if (['unload', 'beforeunload'].includes(type)) (window.leavers ??= []).push(type);
      return Reflect.apply(add, this, [type, ...rest]) as undefined;
    };
  });
  for (const [kind, path] of Object.entries(routeClasses))
    await test.step(kind, async () => {
      const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
      await openPage(page, path);
      expect((await answer).headers()['cache-control'] ?? '').not.toContain('no-store');
      if (kind === 'playground')
        await expect(page.frameLocator('iframe').locator('table').first()).toBeVisible();
      expect(
        await page.evaluate(() => [...(window.leavers ?? []), window.onunload, window.onbeforeunload]),
      ).toEqual([null, null]);
      await page.goto('llms.txt');
      await page.goBack();
      expect((await reasonsOf(page)).filter((reason) => !ofTheBrowser.test(reason))).toEqual([]);
      // The browser logs the missing page.
      for (const text of complaints.splice(0)) if (!/status of 404/.test(text)) complaints.push(text);
    });
});

declare global {
  interface Window {
    leavers?: string[];
  }
}
