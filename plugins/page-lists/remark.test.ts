import { readdirSync, readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import pageLists from './remark';

async function transform(mdx: string): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(pageLists);
  return processor.run(processor.parse(mdx), { path: 'page.mdx', value: mdx });
}

async function linksOf(mdx: string): Promise<Record<string, string>> {
  const links: Record<string, string> = {};
  visit(await transform(mdx), 'link', (node) => {
    links[node.url] = toString(node);
  });
  return links;
}

test('the search does not find the words of other pages in the list', async () => {
  expect(JSON.stringify(await transform('<PageList folder="guides" group="Data" />'))).toContain(
    'data-unsearched',
  );
});

test('a folder that does not exist stops the build', async () => {
  await expect(transform('<PageList folder="guide" group="Data" />')).rejects.toThrow(/docs\/guide"?\./);
});

test('the groups of guides hold the pages of the sidebar in its order, and an unknown group stops the build', async () => {
  const pages = Object.keys(await linksOf('<PageList folder="guides" group="Editing" />'));
  expect(pages).toEqual(['editing', 'editing-own-forms', 'validation'].map((name) => `/docs/guides/${name}`));
  await expect(transform('<PageList folder="guides" group="Edit" />')).rejects.toThrow(/group="Edit"/);
  const page = readFileSync('docs/guides.mdx', 'utf8');
  const lists = page.match(/<PageList .*>/g) ?? [];
  const shown = await Promise.all(lists.map(async (list) => Object.keys(await linksOf(list))));
  const all = readdirSync('docs/guides').filter((name) => name.endsWith('.mdx'));
  expect(shown.flat().sort()).toEqual(all.map((name) => `/docs/guides/${name.replace('.mdx', '')}`).sort());
});
