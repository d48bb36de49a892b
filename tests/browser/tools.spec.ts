import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import manifest from '../../package.json';
import { demoOf, expect, test, type Page } from './fixtures';

const id = 'sort/basic';
const source = fs.readFileSync(`demos/${id}.tsx`, 'utf8');

async function openTools(page: Page) {
  await page.goto(`demos/${id}`);
  await demoOf(page, id);
  const demo = page.locator(`[data-demo="${id}"]`);
  return { demo, tool: (name: string) => demo.getByRole('button', { name, exact: true }) };
}

test('TypeScript or JavaScript is a choice for all demos, and remembered', async ({ page }) => {
  const { demo, tool } = await openTools(page);
  await expect(demo.locator('pre')).toContainText('interface ');
  await tool('JavaScript').click();
  await expect(demo.locator('pre')).not.toContainText('interface ');
  await expect(demo.locator('pre')).toContainText("from '@material-table/core'");
  await expect(page.locator('[data-demo="sort/basic.custom"] pre')).not.toContainText('interface ');
  await page.goto('demos/search/basic');
  await demoOf(page, 'search/basic');
  await expect(page.locator('[data-demo="search/basic"] pre[role=region]')).not.toContainText('interface ');
});

test('Copy takes the bytes of the file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { demo, tool } = await openTools(page);
  await tool('Copy code').click();
  await expect(demo.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(source);
});

test('Compact makes rows lower, RTL turns the table around, and both go back', async ({ page }) => {
  const { demo, tool } = await openTools(page);
  const row = demo.locator('tbody tr').first();
  const place = async () => (await demo.locator('thead th').first().boundingBox())?.x ?? 0;
  const height = async () => (await row.boundingBox())?.height ?? 0;
  const [wasHigh, wasAt] = [await height(), await place()];
  await tool('Compact').click();
  await expect.poll(height).toBeLessThan(wasHigh);
  await tool('RTL: right to left').click();
  await expect.poll(place).toBeGreaterThan(wasAt + 100);
  await tool('RTL: right to left').click();
  await tool('Compact').click();
  await expect.poll(place).toBe(wasAt);
  await expect.poll(height).toBe(wasHigh);
});

test('Full screen is a page of its own, with a way back; an unknown name gets words', async ({ page }) => {
  const { demo } = await openTools(page);
  await demo.getByRole('link', { name: 'Full screen' }).click();
  await expect(page).toHaveURL(/fullscreen\?demo=sort\/basic$/);
  // The page before has a table of the same name.
  await expect(page.locator('h1')).toHaveCount(0);
  await demoOf(page, id);
  await page.getByRole('link', { name: 'Back to the page of this demo' }).click();
  await expect(page.locator('h1')).toHaveText('Sorting');
  await page.goto('fullscreen?demo=no/such');
  await expect(page.getByRole('alert')).toContainText('There is no demo named "no/such".');
});

test('StackBlitz gets the project by a form post, and nothing before', async ({ page, context }) => {
  let posted = '';
  await context.route('https://stackblitz.com/**', async (route) => {
    posted = route.request().postData() ?? '';
    await route.fulfill({ contentType: 'text/html', body: 'StackBlitz' });
  });
  const { tool } = await openTools(page);
  expect(posted).toBe('');
  const [tab] = await Promise.all([context.waitForEvent('page'), tool('StackBlitz').click()]);
  await expect(tab.locator('body')).toHaveText('StackBlitz');
  const fields = new URLSearchParams(posted);
  expect(fields.get('project[files][src/basic.tsx]')?.replaceAll('\r\n', '\n')).toBe(source);
  expect(fields.get('project[template]')).toBe('node');
});

test('Download gives a project that installs and builds', async ({ page }) => {
  test.setTimeout(300_000);
  const { tool } = await openTools(page);
  const [download] = await Promise.all([page.waitForEvent('download'), tool('Download').click()]);
  expect(download.suggestedFilename()).toBe('material-table-demo.zip');
  const files = unzipSync(fs.readFileSync(await download.path()));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-project-'));
  for (const [name, bytes] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), bytes);
  }
  const project = path.join(folder, 'material-table-demo');
  expect(fs.readFileSync(path.join(project, 'src/basic.tsx'), 'utf8')).toBe(source);
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(project, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies['@material-table/core']).toBe(manifest.dependencies['@material-table/core']);
  const run = (...args: string[]) => promisify(execFile)('npm', args, { cwd: project, maxBuffer: 1 << 28 });
  await run('install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline');
  await run('run', 'build');
  expect(fs.existsSync(path.join(project, 'dist/index.html'))).toBe(true);
  fs.rmSync(folder, { recursive: true });
});

test('every tool is reached with the Tab key and has a name', async ({ page }) => {
  const { tool } = await openTools(page);
  await tool('TypeScript').focus();
  const names: string[] = [];
  for (let step = 0; step < 9; step++) {
    names.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
      }),
    );
    await page.keyboard.press('Tab');
  }
  expect(names).toEqual([
    'TypeScript',
    'JavaScript',
    'Edit',
    'Compact',
    'RTL: right to left',
    'Copy code',
    'Full screen',
    'StackBlitz',
    'Download',
  ]);
});
