import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { test } from '@playwright/test';
import { basePath } from '../../site-path';
import { demoOf } from '../browser/fixtures';
import { saveData } from '../browser/site';
import { editorOf, expect, previewOf, type Page } from './playground';

/** Forwards requests to the site and counts them; a browser's cache prevents repetitions. */
async function countRequests(baseURL: string) {
  const counts = new Map<string, number>();
  const target = new URL(baseURL);
  const proxy = http.createServer((request, response) => {
    const file = (request.url ?? '').split('?')[0]?.slice(basePath.length) ?? '';
    counts.set(file, (counts.get(file) ?? 0) + 1);
    request.pipe(
      http.request(
        {
          host: target.hostname,
          port: target.port,
          path: request.url,
          method: request.method,
          headers: request.headers,
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        },
      ),
    );
  });
  await new Promise<void>((resolve) => proxy.listen(0, resolve));
  const { port } = proxy.address() as AddressInfo;
  return { counts, url: `http://localhost:${port}${basePath}`, close: () => proxy.close() };
}

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect(editorOf(page)).toBeFocused();
  await expect(previewOf(page).locator('table').first()).toBeVisible();
}

test('editor and frame come when asked for, within their sizes, and only once', async ({ page, baseURL }) => {
  const { counts, url, close } = await countRequests(baseURL ?? '');
  const scripts = () => [...counts.keys()].filter((file) => file.endsWith('.js'));
  await saveData(page);
  await page.goto(`${url}demos/sort/basic`);
  await demoOf(page, 'sort/basic');
  await page.waitForLoadState('networkidle');
  const before = new Set(scripts());
  expect([...before].filter((file) => file.startsWith('sandbox/'))).toEqual([]);

  await edit(page);
  // Until there are no more requests.
  let count = 0;
  await expect
    .poll(() => scripts().length === count || !(count = scripts().length), { intervals: [1000] })
    .toBe(true);
  const asked = scripts().filter((file) => !before.has(file));
  const ofFrame = asked.filter((file) => file.startsWith('sandbox/'));
  const ofEditor = asked.filter((file) => !file.startsWith('sandbox/'));
  expect(ofFrame.length).toBeGreaterThan(0);
  expect(ofEditor.length).toBeGreaterThan(0);
  expect(ofFrame.filter((file) => file.includes('icons'))).toEqual([]);
  expect(kilobytes(ofEditor), 'kB of the editor').toBeLessThanOrEqual(180);
  expect(kilobytes(ofFrame), 'kB of the frame').toBeLessThanOrEqual(420);

  await page.goto(`${url}demos/search/basic`);
  await demoOf(page, 'search/basic');
  await edit(page);
  expect(asked.filter((file) => counts.get(file) !== 1)).toEqual([]);
  close();
});

function kilobytes(files: string[]): number {
  return (
    files.reduce(
      (sum, file) => sum + brotliCompressSync(fs.readFileSync(path.resolve('build', file))).length,
      0,
    ) / 1000
  );
}
