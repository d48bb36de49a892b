import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { jsxElement } from '../../mdx-nodes';
import { joinReference } from '../reference';
import { knownIssueHtml, knownIssueLine, knownIssueSections } from './nodes';
import { readIssue, readKnownIssues } from './read';

const text = `---
severity: breaks
topic: Filters
affects:
  - Options.paging
proof:
  - 'leaves no rows'
cure: 'write \`a < b\`'
demo: /demos/filter/basic
upstream: https://github.com/material-table-core/core/issues/1
---

# Clearing \`a\` leaves no rows

The whole story.
`;
const issue = readIssue('docs/_known-issues/empty.mdx', text);
const paging = {
  ref: 'Options.paging',
  group: 'Options',
  name: 'paging',
  type: 'boolean',
  isOptional: true,
  isTyped: true,
} as const;
const model = { version: '9.9.9', groups: ['Options'], members: new Map([[paging.ref, paging]]) };
const entry = {
  ref: paging.ref,
  href: '/docs/api/props/options#paging',
  file: 'docs/api/props/options.mdx',
  line: 1,
  firstSentence: 'Words.',
  text: 'Words.',
  markdown: { firstSentence: 'Words.', text: 'Words.' },
  describedDefaults: [],
};
const page = {
  file: entry.file,
  href: '/docs/api/props/options',
  title: 'options',
  description: '',
  groups: {},
  entries: [entry],
  links: new Set<string>(),
  demos: {},
  codeNames: new Map<string, number>(),
  listedProps: [],
};
const reference = joinReference(model, [page], [issue]);

test('a file is an issue with the name of the file as its id', () => {
  expect(issue).toMatchObject({ id: 'empty', severity: 'breaks', title: 'Clearing `a` leaves no rows' });
});

test('the line has the level of the severity, and the title as a link', () => {
  const [line] = knownIssueLine(reference, jsxElement('KnownIssue', { id: 'empty' }));
  expect(line?.data).toMatchObject({ hProperties: { className: ['known-issue', 'known-issue--danger'] } });
  expect(JSON.stringify(line)).toContain('"url":"/docs/known-issues#empty"');
  expect(knownIssueHtml(issue, '/base/')).toBe(
    '<p class="known-issue known-issue--danger"><strong>Known issue</strong> <a href="/base/docs/known-issues#empty">Clearing <code>a</code> leaves no rows</a></p>',
  );
});

test('the page lists each issue by severity as a row that opens, under its own anchor', () => {
  const nodes = knownIssueSections(reference);
  const anchors: unknown[] = [];
  visit({ type: 'root', children: nodes } as Root, 'heading', ({ data }) => {
    anchors.push(data?.hProperties?.id);
  });
  expect(anchors).toEqual(['by-topic', 'breaks', 'loses-data', 'surprises', 'cosmetic']);
  const rows: unknown[] = [];
  visit({ type: 'root', children: nodes } as Root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name === 'IssueTitle') expect(node.attributes).toMatchObject([{ name: 'id', value: 'empty' }]);
    if (node.name === 'Issue') rows.push(node.attributes.map(({ value }) => value));
  });
  expect(rows).toEqual([['breaks', 'Filters', expect.stringContaining('paging')]]);
  expect(JSON.stringify(nodes)).toContain('material-table-core/core#1');
});

test('each issue can be seen live, or says why it cannot', () => {
  const silent = readKnownIssues().filter(({ program, demo, textOnly }) => !program && !demo && !textOnly);
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('what throws, shows nothing or loses data has a program that shows it', () => {
  const serious = readKnownIssues().filter(({ severity }) => ['breaks', 'loses-data'].includes(severity));
  expect(serious.length).toBeGreaterThan(20);
  expect(serious.filter(({ program, textOnly }) => !program && !textOnly).map(({ id }) => id)).toEqual([]);
});
