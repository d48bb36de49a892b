import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { beforeAll, expect, test } from 'vitest';
import { attributeOf, isElement, parseMdx } from '../markdown';
import apiReferenceRemark from './remark';

const baseUrl = '/base/';

// Declared as a processor's plugin; called here without one.
const docusaurusHeadings = headings as unknown as (options: object) => (root: Root) => Promise<void>;

async function transform(mdx: string, frontMatter: object, path = '/site/docs/api/page.mdx'): Promise<Root> {
  const root = parseMdx(mdx);
  await apiReferenceRemark({ baseUrl })(root, { path, value: mdx, data: { frontMatter } });
  return root;
}

const typesOf = (root: Root) =>
  root.children.map((node) => (node.type === 'mdxJsxFlowElement' ? node.name : node.type));
const factsOf = (root: Root) =>
  root.children.flatMap((node) => (isElement(node, 'Facts') ? [attributeOf(node, 'h')] : []));
const anchorsOf = (root: Root) =>
  root.children
    .filter((node): node is Heading => node.type === 'heading')
    .map(({ data }) => data?.hProperties?.id);

// The first run imports the package, which takes some seconds without a cache.
beforeAll(async () => {
  await transform('### paging', { members: 'Options' });
}, 120_000);

test('an H3 that names a member gets the lower-case name as its anchor, and facts behind it', async () => {
  const root = await transform('## Paging\n\n### pageSize\n\nIt is `5`. More `words`. And more.', {
    members: 'Options',
  });
  expect(anchorsOf(root)).toEqual([undefined, 'pagesize']);
  expect(typesOf(root)).toEqual(['mdxjsEsm', 'heading', 'heading', 'Facts', 'paragraph', 'Facts']);
  expect(root.children[2]).toMatchObject({ data: { hProperties: { 'data-member': '' } } });
  expect(factsOf(root)[0]).toContain('<dt>Type</dt><dd><code>number</code></dd>');
  expect(factsOf(root)[0]).toContain('<dt>Default</dt><dd><code>5</code></dd>');
  expect(factsOf(root)[0]).not.toContain('<dt>Since</dt>');
});

test('a long type is short behind the name, and known issues, the type in full, demo and guide end the entry', async () => {
  const root = await transform('### exportMenu\n\nWords.\n\nMore.\n\n### paging', { members: 'Options' });
  expect(typesOf(root)).toEqual([
    'mdxjsEsm',
    'heading',
    'Facts',
    'paragraph',
    'paragraph',
    'Facts',
    'heading',
    'Facts',
  ]);
  expect(factsOf(root)[0]).toContain('<dt>Type</dt><dd><code>{ label, exportFunc }[]</code></dd>');
  expect(factsOf(root)[1]).toMatch(/searchedData: RowData\[\].*Demo: /s);
});

test('Docusaurus keeps the anchors', async () => {
  const root = await transform('## Data\n\n### data\n\n### page\n\n## More\n\n### page', {
    members: { Data: 'QueryResult', More: 'Query' },
  });
  await docusaurusHeadings({ anchorsMaintainCase: false })(root);
  expect(anchorsOf(root)).toEqual(['about-data', 'data', 'page', 'more', 'query-page']);
});

test('a deprecated member names its successor, a member that misbehaves the known issue', async () => {
  const [facts, foot] = factsOf(await transform('### sorting', { members: 'Options' }));
  expect(facts).toContain('<dt>Deprecated</dt><dd>use <a');
  expect(facts).toContain('<code>maxColumnSort</code>');
  expect(foot).toContain(
    '<a href="/base/docs/known-issues#sorting-option"><code>options.sorting: false</code>',
  );
});

test('a table of props lists name, type and description of each', async () => {
  const root = await transform('<PropTable of="title" />', {});
  expect(root.children.map((node) => node.type)).toEqual(['table']);
  expect(toString(root)).toMatch(/titleReact\.ReactNode.+/);
  await expect(transform('<PropTable of="titel" />', {})).rejects.toThrow('"titel"');
});
