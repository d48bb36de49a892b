import fs from 'node:fs';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import type { Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { exampleIds } from '../example-projects';
import featuresRemark from './features';

const parser = unified().use(remarkParse).use(remarkMdx);

function buttonsOf(text: string): Record<string, unknown>[] {
  const tree: Root = parser.parse(text);
  featuresRemark()(tree, new VFile({ path: 'examples/desk/index.mdx' }));
  const found: Record<string, unknown>[] = [];
  visit(tree, 'mdxJsxTextElement', ({ name, attributes }: MdxJsxTextElement) => {
    const named = attributes.map((one) => (one.type === 'mdxJsxAttribute' ? [one.name, one.value] : []));
    if (name === 'button') found.push(Object.fromEntries(named));
  });
  return found;
}

test('each entry of the features gets its number and what its mark stands on', () => {
  const list = `## Features

1. <Mark at='[role="tablist"]' /> **Tabs.** [Tabs](/docs/tabs)
2. <Mark at="tbody tr" below="600" /> **Cards.** [Cards](/docs/cards)
`;
  expect(buttonsOf(list)).toMatchObject([
    { 'data-number': '1', 'data-mark': '[role="tablist"]', 'aria-label': 'Show 1 on the screen' },
    { 'data-number': '2', 'data-mark': 'tbody tr', 'data-below': '600' },
  ]);
});

test('an entry without a mark or a link stops the build', () => {
  expect(() => buttonsOf('## Features\n\n1. **Tabs.** [Tabs](/docs/tabs)')).toThrow(
    /Feature 1 has no mark .*index\.mdx, line 3/,
  );
  expect(() => buttonsOf('## Features\n\n1. <Mark at="nav" /> **Tabs.**')).toThrow(/Feature 1 has no link/);
});

test.each(exampleIds('.'))('%s has a mark for each of its features', (id) => {
  const text = fs.readFileSync(`examples/${id}/index.mdx`, 'utf8');
  const entries = text.match(/^\d+\. /gm) ?? [];
  expect(entries.length).toBeGreaterThan(5);
  expect(buttonsOf(text)).toHaveLength(entries.length);
});
