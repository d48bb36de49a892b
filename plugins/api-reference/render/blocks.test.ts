import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { beforeAll, expect, test } from 'vitest';
import { jsxElement } from '../../mdx-nodes';
import { blocks } from './blocks';
import { loadReference, type Reference } from '../reference';

let reference: Reference;

// The first run imports the package and type-checks all demos; later ones read a cache.
beforeAll(async () => {
  reference = await loadReference();
}, 180_000);

/** The texts of a block, with each item of a list on its own. */
function textsOf(name: string): string[] {
  const nodes = blocks[name]?.(reference, jsxElement(name, {})) ?? [];
  return nodes.flatMap((node: RootContent) =>
    node.type === 'list' ? node.children.map((item) => toString(item)) : [toString(node)],
  );
}

/** The texts about a line of the package in the list of new props. */
function lineOf(line: string): string[] {
  const texts = textsOf('WhatsNew');
  const start = texts.indexOf(line);
  const length = texts.slice(start + 1).findIndex((text) => /^\d+\.\d+$/.test(text));
  return texts.slice(start, length === -1 ? undefined : start + 1 + length);
}

test('new props are listed by line, the newest first, without the line that history begins with', () => {
  const lines = textsOf('WhatsNew').filter((text) => /^\d+(\.\d+)?$/.test(text));
  expect(lines.slice(0, 2)).toEqual(['8.0', '7.0']);
  expect(lines.at(-1)).toBe('2.0');
});

test('a line tells the release that brought each prop, what was renamed, and what it requires', () => {
  expect(lineOf('4.3')).toContainEqual(
    expect.stringMatching(/^Added in 4\.3\.45: .*OrderByCollection\.orderBy/),
  );
  expect(lineOf('5.1')).toContainEqual(expect.stringMatching(/^Back again in 5\.1\.5: .*maxColumnSort/));
  expect(lineOf('4.2')).toContainEqual(
    'Renamed: MaterialTableProps.onDoubleRowClick to MaterialTableProps.onRowDoubleClick',
  );
  expect(lineOf('8.0')[1]).toMatch(/^Version 8\.0\.3 requires react .*@mui\/material/);
  expect(lineOf('7.0')).toContain('No member changed.');
});
