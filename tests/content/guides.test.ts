import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { wordsOf } from './sentences';

const folder = path.resolve(__dirname, '../../docs/guides');
const guides = fs.readdirSync(folder).filter((name) => name.endsWith('.mdx'));

test('the list of guides has all of them', () => {
  const list = fs.readFileSync(path.resolve(folder, '../guides.mdx'), 'utf8');
  const linked = [...list.matchAll(/\(\/docs\/guides\/([\w-]+)\)/g)].map(([, name]) => `${name}.mdx`);
  expect(linked.sort()).toEqual([...guides].sort());
});

/** Guides about the project around the table, which may do without a table on their first screens. */
const withoutTable = [
  'testing',
  'typescript',
  'performance',
  'bundle-size',
  'check-your-code',
  'accessibility',
];

/** The words that a reader meets outside of code blocks: text, headings, lists and tables. */
function countOf(mdx: string): number {
  const said = wordsOf(mdx).replace(/\{#[^}]+\}/g, '');
  return said.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** What is wrong with the length of a guide. */
function faultsOf(mdx: string, needsTable: boolean): string[] {
  const sections = mdx.replace(/^```[^]*?^```/gm, '').match(/^## /gm) ?? [];
  const [beforeTable = ''] = mdx.split(/^<Demo /m);
  return [
    sections.length > 12 && `${sections.length} H2`,
    needsTable && beforeTable === mdx && 'no live table',
    needsTable && countOf(beforeTable) > 300 && `${countOf(beforeTable)} words before its first table`,
  ].filter((fault) => fault !== false);
}

describe('a guide has at most 12 sections, and shows a table within 300 words', () => {
  test.each(guides)('%s', (name) => {
    const mdx = fs.readFileSync(path.join(folder, name), 'utf8');
    expect(faultsOf(mdx, !withoutTable.includes(path.basename(name, '.mdx')))).toEqual([]);
  });
});

test('a guide that has too many sections, or shows its table too late, is reported', () => {
  const long = (count: number) => 'word '.repeat(count);
  const demo = '\n\n<Demo src="./x.tsx" title="X" />\n\n';
  const code = `\n\n\`\`\`tsx\n${long(2000)}\n\`\`\`\n\n`;
  expect(faultsOf(`${long(300)}${demo}${long(900)}${code}`, true)).toEqual([]);
  expect(faultsOf(`${long(301)}${demo}`, true)).toEqual(['301 words before its first table']);
  expect(faultsOf(`${long(301)}${demo}`, false)).toEqual([]);
  expect(faultsOf(long(10), true)).toEqual(['no live table']);
  expect(faultsOf(`${demo}${'## x {#a-b}\n\n'.repeat(13)}`, true)).toEqual(['13 H2']);
});
