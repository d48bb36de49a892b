// cspell:ignore exportcsv exportpdf
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readHistory } from '../../../packages/library-facts/history';
import { parseMdx } from '../../markdown';
import { neededVersions, whichVersion } from './blocks';
import { arrangeUpgrade } from './guide';

const history = readHistory();

test('the guide has a section for each published line, newest first, and keeps what stands around them', () => {
  const root = parseMdx(readFileSync('docs/upgrade.mdx', 'utf8'));
  arrangeUpgrade(root);
  const upgrade = root.children.find(
    (node): node is MdxJsxFlowElement => 'name' in node && node.name === 'Upgrade',
  );
  const headings = ((upgrade?.children ?? []) as MdxJsxFlowElement[]).map(
    ({ children: [heading] }) => heading && toString(heading),
  );
  expect(headings).toEqual(
    history
      .slice(1)
      .map(({ line }) => `To ${line}`)
      .reverse(),
  );
  const last = root.children.findLast((node) => node.type === 'heading');
  expect(last && toString(last)).toBe('Sources of these lists');
});

test('needed versions are those of the packages, lines that ask for the same in one row', () => {
  const rows = rowsOf(neededVersions());
  expect(rows).toContainEqual([
    '8.0 (8.0.3)',
    '>=19.0.0',
    '@mui/material ^9.2.0',
    '^4.4.0',
    'nothing',
    'ESM',
  ]);
  expect(rows.find(([name]) => name?.startsWith('2.3 to 4.1'))?.slice(1, 3)).toEqual([
    '>=16.8.0',
    '@material-ui/core ^4.11.2',
  ]);
  expect(rows.at(-1)?.[0]).toBe('material-table 1.69.0');
});

test('the newest line that accepts a Material UI and a React is found by their ranges', () => {
  const rows = new Map(rowsOf(whichVersion()).map(([name, ...cells]) => [name, cells]));
  expect(rows.get('Material UI 9')).toEqual(['@material-table/core@8.0', 'none', 'none', 'none']);
  expect(rows.get('Material UI 5')).toEqual(
    ['6.4', '6.4', '6.2', '6.2'].map((line) => `@material-table/core@${line}`),
  );
  expect(rows.get('Material UI 4')?.[0]).toBe('@material-table/core@5.1');
});

function rowsOf(nodes: RootContent[]): string[][] {
  return nodes.flatMap((node) =>
    node.type === 'table'
      ? node.children.slice(1).map((row) => row.children.map((cell) => toString(cell)))
      : [],
  );
}
