import type { Browser, BrowserContext, Page, WorkerInfo } from '@playwright/test';

/** A context that the tests of a worker share, and its page that stays open and shows nothing. */
export interface SharedContext {
  context: BrowserContext;
  anchor: Page;
}

/** Open what the tests of a worker share. Its options are those of the configuration. */
export async function openSharedContext(browser: Browser, { project }: WorkerInfo): Promise<SharedContext> {
  const { baseURL, viewport, locale, timezoneId } = project.use;
  const context = await browser.newContext({ baseURL, viewport, locale, timezoneId });
  const anchor = await context.newPage();
  await anchor.goto('sitemap.xml');
  return { context, anchor };
}

/**
 * A new page with empty storage. The anchor opens it, because a page that another one of its site has opened runs in the same process, which
 * has compiled the site's scripts already: that saves a third of what opening a page of a demo takes.
 */
export async function openSharedPage({ context, anchor }: SharedContext): Promise<Page> {
  await context.clearCookies();
  await anchor.evaluate(() => localStorage.clear());
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    anchor.evaluate(() => void window.open('about:blank')),
  ]);
  // What is not in front gets no frames, and a click waits for two of them.
  await page.bringToFront();
  return page;
}
