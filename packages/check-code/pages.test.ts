import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { adviceFacts } from '../../plugins/advice/facts';
import { findDemos } from '../../plugins/demo-files';
import { findFences } from '../../tests/content/fences/find';
import { examine } from './examine';

/** Programs of pages with correct advice and the reason why the page shows them: a rule per fence. */
const exceptions: Record<string, { rules: string[]; reason: string }> = {
  'docs/api/props/mt_prop_data.mdx': {
    rules: ['late-answer'],
    reason: 'The page says that nothing cancels these requests, and links to the guide that does.',
  },
  'docs/guides/editing-own-forms/server-choices.tsx': {
    rules: ['nested-fields'],
    reason: 'Its own editor replaces the whole object, so canceling leaves the row as it was.',
  },
  'docs/guides/remote-data/index.mdx': {
    rules: ['late-answer'],
    reason: 'It is the first step; a later section of the page cancels requests.',
  },
};

const siteDir = path.resolve(__dirname, '../..');
const facts = adviceFacts();
let programs: { page: string; code: string; fileName: string }[];

beforeAll(async () => {
  const fences = await findFences(siteDir, ['docs', 'demos']);
  programs = [
    // A fence that isn't compiled shows an earlier way, or is wrong on purpose.
    ...fences
      .filter(({ unchecked }) => unchecked === undefined)
      .map(({ page, code }) => ({ page, code, fileName: `${page}.tsx` })),
    // The demos of the folder of that name have their own test.
    ...findDemos(path.join(siteDir))
      .map(({ file }) => path.relative(siteDir, file))
      .filter((file) => file.startsWith('docs/'))
      .map((file) => ({ page: file, code: readFileSync(path.join(siteDir, file), 'utf8'), fileName: file })),
  ];
});

test('no program of a page gets advice but those that are about it, or say so', () => {
  const found: Record<string, string[]> = {};
  let checked = 0;
  for (const { page, code, fileName } of programs) {
    const got = examine(code, fileName, facts);
    if (got.kind === 'no-table') continue;
    checked += 1;
    for (const { rule } of got.advice) (found[page] ??= []).push(rule);
  }
  console.log(`${checked} programs of pages, advice on ${Object.keys(found).length} pages`);
  expect(checked).toBeGreaterThan(200);
  expect(found).toEqual(
    Object.fromEntries(Object.entries(exceptions).map(([page, { rules }]) => [page, rules])),
  );
});
