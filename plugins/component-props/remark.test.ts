import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import componentProps from './remark';

async function transform(mdx: string) {
  const processor = unified().use(remarkParse).use(remarkMdx).use(componentProps);
  const file = { value: mdx, path: 'page.mdx' };
  return (await processor.run(processor.parse(file), file)) as { children: { type: string }[] };
}

async function cellsOf(mdx: string): Promise<string[][]> {
  const { children } = await transform(mdx);
  const table = children.find((node): node is Table => node.type === 'table');
  return table?.children.map((row) => row.children.map((cell) => toString(cell))) ?? [];
}

test('a page lists the recorded props with kind and presence', async () => {
  const [header, ...rows] = await cellsOf('<ComponentProps of="MTableCell" />');
  expect(header).toEqual(['Prop', 'Kind', 'Present']);
  expect(rows).toContainEqual(['columnDef', 'object', 'always']);
});

test('the notes of the author become a column', async () => {
  const rows = await cellsOf(
    '<ComponentProps of="OverlayLoading" notes={{ theme: \'the `Theme` of MUI\' }} />',
  );
  expect(rows).toEqual([
    ['Prop', 'Kind', 'Present', 'What it is'],
    ['theme', 'object', 'always', 'the Theme of MUI'],
  ]);
});

test('props without a note are named below the table', async () => {
  const page = '<ComponentProps of="MTableCell" notes={{ columnDef: \'the column\' }} />';
  expect(await cellsOf(page)).toEqual([
    ['Prop', 'Kind', 'Present', 'What it is'],
    ['columnDef', 'object', 'always', 'the column'],
  ]);
  const { children } = await transform(page);
  const below = children.filter(({ type }) => type === 'paragraph').map((node) => toString(node));
  expect(below).toEqual([expect.stringMatching(/^Also passed: .*icons \(object, .*\.$/)]);
});
