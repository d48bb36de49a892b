import { expect, test } from 'vitest';
import { readAddress } from './content';
import { firstParagraph } from './sections';
import { shortLinks } from './pages';

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

test('the first paragraph is without notes, facts and links; a page has its description', () => {
  expect(firstParagraph(page)).toBe('About rows.');
  expect(firstParagraph(page.slice(page.indexOf('## ')))).toBe('Two ways: - A form');
});
