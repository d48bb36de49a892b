import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Settings of a whole context, which would affect the next test, and effects of a warm process or cache. */
const needsOwnContext =
  /\.clock\b|\.context\(\)|\bcontext\b\s*[,}].*=>|grantPermissions|setOffline|watchScripts|saveData|test\.use\(/;

const specs = ['demos', 'docs', 'tests'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => path.join(folder, name)),
);

test('tests that share a context change nothing that belongs to all of it, and look neither at a first load nor at weights', () => {
  const sharing = specs
    .map((file) => [file, fs.readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => text.includes('sharedTest as test'));
  expect(sharing.length).toBeGreaterThan(10);
  expect(sharing.filter(([, text]) => needsOwnContext.test(text)).map(([file]) => file)).toEqual([]);
});

test('what needs its own context is found', () => {
  for (const text of [
    'await page.clock.install();',
    'await page.context().setOffline(true);',
    "test('kept', async ({ page, context }) => {",
    'const scripts = await watchScripts(page);',
    "test.use({ locale: 'de' });",
  ])
    expect(needsOwnContext.test(text), text).toBe(true);
  expect(needsOwnContext.test("test('sorts', async ({ page }) => {")).toBe(false);
});
