import { load } from 'cheerio';
import { expect, test } from 'vitest';
import type { ExportedSite } from './site';
import { markdownPageOf as makeTwin } from './markdown-page';

const site: ExportedSite = {
  url: 'https://example.org/base/',
  version: '8.0.3',
  routes: new Set(['', 'docs', 'docs/api/columns', 'demos/sort']),
  filesOf: (id) => {
    if (!id.startsWith('sort')) throw new Error(`no demo ${id}`);
    return [
      { name: `${id}.tsx`, text: 'const a = `\n```\n` < 1 && "&amp;";\n\n' },
      { name: '_data/rows.ts', text: '\nexport const rows = [];\n' },
    ];
  },
};

const markdownPageOf = (html: string, route: string, about: ExportedSite) =>
  makeTwin(load(html), route, about);

const markdown = (body: string, route = 'demos/sort') =>
  markdownPageOf(
    `<head><meta name="description" content="Sort rows."><link rel="canonical" href="https://example.org/base/${route}"></head>
    <nav>Menu</nav><article><nav>You are here</nav><div class="markdown"><header><h1>Sorting</h1></header>${body}</div><footer>Foot</footer></article>`,
    route,
    site,
  ).markdown.replace(/^[^]*?8\.0\.3\.\n\n/, '');

test('a twin begins with title, description, address and version', () => {
  const html =
    '<meta name="description" content="Sort rows."><main><h1>Sorting</h1><p>Click a header.</p></main>';
  expect(markdownPageOf(html, 'demos/sort', site).markdown).toBe(
    '# Sorting\n\n> Sort rows.\n\nFrom https://example.org/base/demos/sort, about @material-table/core 8.0.3.\n\nClick a header.\n',
  );
  expect(() => markdownPageOf(html.replace(/<h1>.*<\/h1>/, ''), 'demos/sort', site)).toThrow(
    '/demos/sort has no H1',
  );
});

test('a demo that continues the one before it starts with a patch', () => {
  const demo = (id: string, attribute = '') =>
    `<section data-demo="${id}" ${attribute} aria-label="Rows by ${id}"></section>`;
  const steps: ExportedSite = {
    ...site,
    filesOf: (id) => [{ name: `${id}.tsx`, text: `first\nlast of ${id}\n` }],
  };
  const page = (attribute: string) =>
    makeTwin(
      load(
        `<meta name="description" content="Steps."><main><h1>Steps</h1>${demo('one')}${demo('two', attribute)}</main>`,
      ),
      'docs',
      steps,
    ).markdown;
  expect(page('data-continued')).toContain(
    '```diff\n--- one.tsx\n+++ two.tsx\n@@ -1,2 +1,2 @@\n first\n-last of one\n+last of two\n```',
  );
  expect(page('data-continued')).toContain('```tsx title="two.tsx"\nfirst\nlast of two\n```');
  expect(page('')).not.toContain('diff');
});

test('a blank at the end of bold text stands behind it', () => {
  expect(markdown('<p><strong>Workaround: </strong>create <em>each </em><strong>column</strong>.</p>')).toBe(
    '**Workaround:** create _each_ **column**.\n',
  );
});

test('facts are a list, a type of several lines a block', () => {
  expect(
    markdown(
      '<div data-facts><dl><div><dt>Type</dt><dd><code>a |\n b</code></dd></div><div><dt><b>Since</b></dt><dd>2.0</dd></div></dl></div>',
    ),
  ).toBe('- **Type:**\n  ```ts\n  a |\n   b\n  ```\n- **Since:** 2.0\n');
});
