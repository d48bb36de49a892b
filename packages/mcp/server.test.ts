import { expect, test } from 'vitest';
import { readAddress } from './content';
import { firstParagraph, sectionsOf } from './sections';
import { shortLinks } from './pages';

test.each([
  [
    'https://material-table-core.github.io/material-table-core-website/docs/api/props/options#paging',
    'docs/api/props/options',
  ],
  ['/docs/upgrade/', 'docs/upgrade'],
  ['docs/upgrade.md', 'docs/upgrade'],
  ['/docs/errors/index', 'docs/errors'],
  ['/', ''],
])('%s means the page "%s"', (given, route) => {
  expect(readAddress(given).route).toBe(route);
});

test('what is no address is refused with an example', () => {
  expect(() => readAddress(`http://[${'bad'.repeat(100)}`)).toThrow(
    /^"http:\/\/\[bad.{1,80}" is no address\. Write a page such as "\/docs/,
  );
});

test('links are short, and keep their anchors', () => {
  const base = 'https://material-table-core.github.io/material-table-core-website/';
  expect(
    shortLinks(
      `[a](${base}docs/upgrade.md#to-80), [b](${base}docs.md) From ${base}docs/install, [c](${base})`,
    ),
  ).toBe('[a](/docs/upgrade#to-80), [b](/docs) From /docs/install, [c](/)');
});

const page = `# Rows

> About rows.

From /docs/rows.

## Add \`one\` row

> **Note:** Mind it.

- **Type:** \`boolean\`

Two [ways](/docs/a):

- A form

\`\`\`\`md
\`\`\`
# No heading
\`\`\`\`

### With a form

Words.

## Add one row

Again.
`;

test('sections have the anchors of the search, contain their subsections, and none begins in code', () => {
  const headings = [
    ['Rows', 'docs/rows'],
    ['Add one row', 'docs/rows#add'],
    ['With a form', 'docs/rows#with-a-form'],
    ['Add one row', 'docs/rows#add-one-row-1'],
  ].map(([title = '', href = '']) => ({ kind: 'guide' as const, page: 'Rows', title, href }));
  const sections = sectionsOf(page, headings);
  expect(sections.map(({ level, anchor }) => [level, anchor])).toEqual([
    [1, ''],
    [2, 'add'],
    [3, 'with-a-form'],
    [2, 'add-one-row-1'],
  ]);
  const add = sections[1];
  expect(page.slice(add?.from, add?.to)).toMatch(/^## Add `one` row[^]*Words\.\n\n$/);
});

test('the first paragraph is without notes, facts and links; a page has its description', () => {
  expect(firstParagraph(page)).toBe('About rows.');
  expect(firstParagraph(page.slice(page.indexOf('## ')))).toBe('Two ways: - A form');
});
