import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { serve } from '../../tools/server';
import {
  chunksBetween,
  goOn,
  hydrated,
  meddle,
  openPage,
  routeClasses,
  saveData,
  startScripts,
} from './site';

/** A copy of the built site with its own server, so that a test may publish another release. */
const test = base.extend<{ site: { url: string; root: string } }>({
  site: async ({}, use) => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
    fs.cpSync(path.resolve('build'), root, { recursive: true });
    const server = await serve({ root });
    await use({ url: server.url, root });
    await server.close();
    fs.rmSync(root, { recursive: true });
  },
});

/** Publish a release with other script names. A file that a tab is still loading must not disappear. */
async function publishNewRelease(root: string, tabs: Iterable<Page>): Promise<void> {
  for (const page of tabs) await page.waitForLoadState('networkidle');
  const scripts = path.join(root, 'assets/js');
  const renamed = (text: string) =>
    text
      .replace(/\.([0-9a-f]{8})\.js/g, (_, hash: string) => `.${[...hash].reverse().join('')}.js`)
      .replace(/"([0-9a-f]{8})"/g, (_, hash: string) => `"${[...hash].reverse().join('')}"`);
  for (const name of fs.readdirSync(scripts)) {
    const file = path.join(scripts, name);
    const text = fs.readFileSync(file, 'utf8');
    fs.rmSync(file);
    fs.writeFileSync(path.join(scripts, renamed(name)), name.startsWith('runtime') ? renamed(text) : text);
  }
  for (const name of fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((entry) => entry.endsWith('.html'))) {
    const file = path.join(root, name);
    const html = renamed(fs.readFileSync(file, 'utf8'))
      .replace(/(name="release" content=")[^"]*/, '$1new')
      .replace(/<\/h1>/, ' (new release)</h1>');
    fs.writeFileSync(file, html);
  }
  fs.writeFileSync(path.join(root, 'release.json'), JSON.stringify({ release: 'new' }));
}

test('after a new release a page of each class lands on the new site with one reload', async ({
  context,
  site,
}) => {
  const tabs = new Map<string, Page>();
  for (const [kind, path] of Object.entries(routeClasses)) {
    const page = await context.newPage();
    // A prefetched page needs nothing of the new release.
    await saveData(page);
    // Back leads to a page that no other tab has, or the browser would have it all cached.
    await openPage(page, site.url + (kind === 'full-screen' ? 'fullscreen?demo=filter/basic' : path));
    tabs.set(kind, page);
  }
  await publishNewRelease(site.root, tabs.values());
  for (const [kind, page] of tabs)
    await test.step(kind, async () => {
      await page.bringToFront();
      const loads: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
      // One of them has already loaded the first page of the docs.
      if (kind === 'docs') await page.locator('.menu__link', { hasText: 'Compatibility' }).click();
      else await goOn(page);
      await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', 'new');
      expect(loads.length).toBeLessThanOrEqual(1);
      await page.close();
    });
});

test('what is chosen after a new release and is gone with the old one says so, and Retry lands on the new site', async ({
  page,
  site,
}) => {
  await openPage(page, `${site.url}docs/about`);
  await publishNewRelease(site.root, [page]);
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  const box = page.locator('.load-failure');
  await expect(box).toBeVisible();
  await expect(box).toContainText('Retry loads the page again');
  await expect(page.locator('meta[name="release"]')).not.toHaveAttribute('content', 'new');
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', 'new');
});

test('a host whose new release stays broken makes no loop: the text and Retry are there after one reload', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}docs/about`);
  await startScripts(page);
  await hydrated(page);
  // Half published: the host announces a new release, its pages are still old, and a chunk is deleted.
  fs.writeFileSync(path.join(site.root, 'release.json'), JSON.stringify({ release: 'new' }));
  const own = await chunksBetween(page, `${site.url}docs/about`, `${site.url}docs/compatibility`);
  await meddle(
    page,
    (name) => own.has(name),
    (route) => route.fulfill({ status: 404, body: '' }),
  );
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.locator('.menu__link', { hasText: 'Compatibility' }).click();
  await expect.poll(() => loads.length).toBe(1);
  await expect(page.locator('h1')).toContainText('Compatib');
  await startScripts(page);
  const bar = page.locator('#load-failure');
  await expect(bar).toBeVisible();
  // A click asks again, and the host gives the same answer: still no second reload.
  const asked = page.waitForResponse(/release\.json/);
  await bar.getByRole('button', { name: 'Retry' }).click();
  await asked;
  await expect(bar).toBeVisible();
  expect(loads.length).toBe(1);
});

test('a home page served under another path than it was built for shows the banner with a suggestion', async ({
  page,
}) => {
  const server = await serve({ basePath: '/elsewhere/' });
  await page.goto(server.url);
  await startScripts(page);
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await expect(banner).toBeVisible();
  await expect(banner).toContainText('/elsewhere/');
  await server.close();
});
