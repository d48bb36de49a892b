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

test('a demo is its caption and its files, byte by byte; a file that several import stands there once', () => {
  const demo = (id: string) =>
    `<section data-demo="${id}" aria-labelledby="t${id}"><p id="t${id}">Rows by ${id}</p><div data-island="${id}"><table><tr><td>Live</td></tr></table></div><button>Copy</button><pre><code>const …</code></pre></section>`;
  const text = markdown(demo('sort') + demo('sort.second'));
  expect(text).toContain(
    '**Demo: Rows by sort**\n\n````tsx title="sort.tsx"\nconst a = `\n```\n` < 1 && "&amp;";\n\n````',
  );
  expect(text).toContain('```ts title="_data/rows.ts"\n\nexport const rows = [];\n```');
  expect(text.match(/export const rows/g)).toHaveLength(1);
  expect(text).not.toMatch(/Live|Copy|const …/);
  expect(() => markdown(demo('gone'))).toThrow('no demo gone');
});

test('a demo that continues the one before it starts with a patch', () => {
  const demo = (id: string, attribute = '') =>
    `<section data-demo="${id}" ${attribute} aria-labelledby="t${id}"><p id="t${id}">Rows by ${id}</p></section>`;
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

test('code keeps its language and its title', () => {
  const block =
    '<div data-language="bash"><div>Terminal</div><div><pre><code><span>npm</span> i\n\n  x</code></pre><button>Copy</button></div></div>';
  expect(markdown(block)).toBe('```bash title="Terminal"\nnpm i\n\n  x\n```\n');
});

test('a blank at the end of bold text stands behind it', () => {
  expect(markdown('<p><strong>Workaround: </strong>create <em>each </em><strong>column</strong>.</p>')).toBe(
    '**Workaround:** create _each_ **column**.\n',
  );
});

test('boxes and known issues are quotations with their level', () => {
  expect(
    markdown(
      '<div class="theme-admonition theme-admonition-danger"><div><svg></svg>Rows are lost</div><div><p>Save first.</p></div></div>' +
        '<div class="theme-admonition theme-admonition-note"><div>note</div><div><p>By the way.</p></div></div>' +
        '<p class="known-issue known-issue--danger"><strong>Loses data</strong> <a href="/base/docs#x">It closes</a>: <!-- -->wait.</p>',
    ),
  ).toBe(
    '> **Danger:** Rows are lost\n>\n> Save first.\n\n> **Note:**\n>\n> By the way.\n\n> **Known issue, loses data:** [It closes](https://example.org/base/docs.md#x): wait.\n',
  );
});

test('facts are a list, a type of several lines a block', () => {
  expect(
    markdown(
      '<div data-facts><dl><div><dt>Type</dt><dd><code>a |\n b</code></dd></div><div><dt><b>Since</b></dt><dd>2.0</dd></div></dl></div>',
    ),
  ).toBe('- **Type:**\n  ```ts\n  a |\n   b\n  ```\n- **Since:** 2.0\n');
});

test('every tab, folded text in folded text, and tables are there', () => {
  const tabs =
    '<div class="tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">Other</li></ul><div><div role="tabpanel"><code>npm i x</code><button>Copy</button></div><div role="tabpanel" hidden><p>Ask.</p></div></div></div>';
  expect(markdown(tabs)).toBe('**npm**\n\n```bash\nnpm i x\n```\n\n**Other**\n\nAsk.\n');
  const folded =
    '<details><summary>More</summary><details><summary><b>Most</b></summary><table><thead><tr><th>A</th></tr></thead><tbody><tr><td><code>x|y</code></td></tr></tbody></table></details></details>';
  expect(markdown(folded)).toBe('**More**\n\n**Most**\n\n| A |\n| - |\n| `x\\|y` |\n');
});

test('a heading whose anchor its text does not give keeps it', () => {
  const headings =
    '<h2 id="another-font">Change the font<a class="hash-link">#</a></h2><p>Set it.</p><h2 id="sort">Sort</h2>';
  expect(markdown(headings)).toBe('<a id="another-font"></a>\n\n## Change the font\n\nSet it.\n\n## Sort\n');
});

test('links lead to twins; what has none keeps its address', () => {
  const link = (href: string) => `<p><a href="${href}">x</a></p>`;
  const targets = (...hrefs: string[]) =>
    [...markdown(hrefs.map(link).join('')).matchAll(/\((.*)\)/g)].map(([, to]) => to);
  expect(
    targets('/base/docs/', '/base/', '#here', '../docs/api/columns#width', '/base/playground?code=1'),
  ).toEqual([
    'https://example.org/base/docs.md',
    'https://example.org/base/index.md',
    'https://example.org/base/demos/sort.md#here',
    'https://example.org/base/docs/api/columns.md#width',
    'https://example.org/base/playground?code=1',
  ]);
  expect(targets('https://mui.com/x')).toEqual(['https://mui.com/x']);
});
