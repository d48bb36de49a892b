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

test('a list leads to each page of a folder and, if asked for, to its sections, by the words of their headings', async () => {
  const links = await linksOf('<PageList folder="recipes" sections />');
  expect(links).toMatchObject({
    '/docs/recipes/rows#show-row-numbers': 'Show row numbers',
    '/docs/recipes/paging#page-size-all': 'Page size "All"',
  });
  expect(Object.keys(links).filter((address) => !address.includes('#')).length).toBeGreaterThanOrEqual(8);
  expect(Object.values(links)).not.toContain('Related');
});

test('a heading with an explicit anchor is linked by it', async () => {
  const links = await linksOf('<PageList folder="guides" sections />');
  expect(links['/docs/guides/columns#a-component-of-your-own-in-a-header-cell']).toBe(
    'Put a component into a header cell',
  );
});

test('pages stand in the order of the sidebar', async () => {
  const pages = Object.keys(await linksOf('<PageList folder="recipes" />'));
  expect(pages.filter((address) => address.includes('#'))).toEqual([]);
  expect(pages.slice(0, 3)).toEqual(['/docs/recipes/cells', '/docs/recipes/values', '/docs/recipes/rows']);
});

test('the search does not find the words of other pages in the list', async () => {
  expect(JSON.stringify(await transform('<PageList folder="guides" />'))).toContain('data-unsearched');
});

test('a folder that does not exist stops the build', async () => {
  await expect(transform('<PageList folder="recipe" />')).rejects.toThrow(/docs\/recipe/);
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
