import fs from 'node:fs';
import { expect, test } from 'vitest';
import { browserTests, browserTestsFor, skipped } from './changed.mjs';

const files = ['tests', 'demos', 'docs'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `${folder}/${file}`),
);

test("a changed demo runs its own browser tests, and the pages'", () => {
  const { args, all } = browserTestsFor(['demos/edit/editable.mdx']);
  expect(args).toEqual(expect.arrayContaining(['demos/edit/editable.', 'tests/browser/pages']));
  expect(all).toEqual([]);
});

test('a change of what is in no row can break any browser test', () => {
  const changed = { since: 'HEAD', files: ['src/components/Demo/index.tsx', 'README.md'] };
  const chosen = browserTestsFor(changed.files);
  expect(chosen).toEqual({ args: [], all: ['src/components/Demo/index.tsx'] });
  expect(skipped(changed, chosen).join(' ')).toContain(
    'since these can break any of them: src/components/Demo',
  );
});

test('a changed browser test runs alone; a changed unit test needs no browser', () => {
  const changed = { since: 'HEAD', files: ['tests/browser/upgrade.spec.ts', 'packages/kit/storage.test.ts'] };
  const chosen = browserTestsFor(changed.files);
  expect(chosen).toEqual({ args: ['tests/browser/upgrade.'], all: [] });
  expect(skipped(changed, chosen)).toContain('Not run: browser tests other than tests/browser/upgrade.');
});

test.each([...new Set(browserTests.flatMap(([, tests]) => tests))].filter((test) => test !== '$&'))(
  'tests of the table exist: %s',
  (name) => {
    expect(files.filter((file) => file.startsWith(name))).not.toEqual([]);
  },
);
