import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPages, type Page } from './index';

/** Read pages as if they were in docs; found by their path. */
async function pagesOf(files: Record<string, string>): Promise<(file: string) => Page | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const pages = await readPages(folder);
  return (file) => pages.find((page) => page.file === path.join(folder, file));
}

test('an entry has its address, its line, its first sentence and the defaults that its words name', async () => {
  const pageOf = await pagesOf({
    'api/options.mdx':
      '---\ntitle: options\nmembers: Options\n---\n\n## Paging\n\n### pageSize\n\nRows per page. It defaults to `5`.\n\n```tsx\nskipped\n```\n\n### paging\n',
  });
  const [pageSize, paging] = pageOf('api/options.mdx')?.entries ?? [];
  expect(pageSize).toMatchObject({
    ref: 'Options.pageSize',
    href: '/docs/api/options#pagesize',
    line: 8,
    firstSentence: 'Rows per page.',
    text: 'Rows per page. It defaults to 5.',
    describedDefaults: ['5'],
  });
  expect(paging).toMatchObject({ ref: 'Options.paging', text: '' });
});

test('where two groups of a page share a name, the second has its group in the anchor', async () => {
  const pageOf = await pagesOf({
    'data.mdx':
      '---\nmembers:\n  The query: Query\n  The result: QueryResult\n---\n\n## The query\n\n### page\n\nA.\n\n## The result\n\n### page\n\nB.\n',
  });
  const page = pageOf('data.mdx');
  expect(page?.groups).toEqual({ Query: '/docs/data#the-query', QueryResult: '/docs/data#the-result' });
  expect(page?.entries.map(({ ref, href }) => [ref, href])).toEqual([
    ['Query.page', '/docs/data#page'],
    ['QueryResult.page', '/docs/data#queryresult-page'],
  ]);
});

test('a first sentence goes on after a colon, and code in it ends none', async () => {
  const pageOf = await pagesOf({
    'a.mdx': '---\nmembers: Options\n---\n\n### a\n\nSaves a cell: `{ a: 1. }` or `b`. More.\n',
  });
  expect(pageOf('a.mdx')?.entries[0]?.markdown.firstSentence).toBe('Saves a cell: `{ a: 1. }` or `b`.');
});

test('the words as Markdown have whole addresses, code, and no elements of MDX', async () => {
  const pageOf = await pagesOf({
    'api/a.mdx':
      '---\nmembers: Options\n---\n\n### a\n\nSee [**b** `c`](./b.mdx#c), [d](/docs/d) and [x](https://x.org/).\n\n<Demo src="./a.tsx" />\n\n```tsx\ncode;\n```\n',
  });
  const site = 'https://material-table-core.github.io/material-table-core-website/docs';
  expect(pageOf('api/a.mdx')?.entries[0]?.markdown.text).toBe(
    `See [**b** \`c\`](${site}/api/b#c), [d](${site}/d) and [x](https://x.org/).\n\n\`\`\`tsx\ncode;\n\`\`\``,
  );
});
