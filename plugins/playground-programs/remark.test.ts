import path from 'node:path';
import type { Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { parseMdx } from '../markdown';
import { findPrograms } from './programs';
import playgroundProgramsRemark from './remark';

function linksOf(mdx: string): Link[] {
  const root = parseMdx(mdx);
  playgroundProgramsRemark()(root, new VFile({ path: path.resolve('docs/errors/index.mdx') }));
  const links: Link[] = [];
  visit(root, 'link', (node) => void links.push(node));
  return links;
}

test('the element becomes a link with the id under which the playground finds the file', () => {
  const [link] = linksOf('Words.\n\n<Playground src="./_programs/no-promise.tsx" />\n');
  expect(link?.children).toEqual([{ type: 'text', value: 'See it in the playground' }]);
  expect(link?.url).toBe('/playground?program=errors/no-promise');
  const found = findPrograms(process.cwd());
  expect(found).toContainEqual({
    id: 'errors/no-promise',
    file: path.resolve('docs/errors/_programs/no-promise.tsx'),
  });
  expect(found.map(({ id }) => id)).toContain('known-issues/group-without-title');
});
