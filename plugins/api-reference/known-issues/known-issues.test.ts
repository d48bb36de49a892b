import fs from 'node:fs';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { jsxElement } from '../../mdx-nodes';
import { joinReference } from '../reference';
import { checkKnownIssues } from './checks';
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
  codeNames: new Map<string, number>(),
  listedProps: [],
};
const reference = joinReference(model, [page], [issue]);
const use = { id: 'empty', where: 'demos/filter/basic.mdx, line 3' };

test('a file is an issue with the name of the file as its id', () => {
  expect(issue).toMatchObject({ id: 'empty', severity: 'breaks', title: 'Clearing `a` leaves no rows' });
});

test.each(['severity: breaks\n', 'topic: Filters\n', "proof:\n  - 'leaves no rows'\n", '# Clearing'])(
  'a file without %j is refused',
  (part) => {
    expect(() => readIssue('docs/_known-issues/empty.mdx', text.replace(part, ''))).toThrow(
      'docs/_known-issues/empty.mdx is no known issue',
    );
  },
);

test('the line has the level of the severity, the title as a link, and the cure', () => {
  const [line] = knownIssueLine(reference, jsxElement('KnownIssue', { id: 'empty' }));
  expect(line?.data).toMatchObject({ hProperties: { className: ['known-issue', 'known-issue--danger'] } });
  expect(JSON.stringify(line)).toContain('"url":"/docs/known-issues#empty"');
  expect(knownIssueHtml(issue, '/base/')).toBe(
    '<p class="known-issue known-issue--danger"><strong>Breaks</strong> <a href="/base/docs/known-issues#empty">Clearing <code>a</code> leaves no rows</a>: write <code>a &lt; b</code>.</p>',
  );
});

test('a line about an unknown issue stops the build and names the near one', () => {
  expect(() => knownIssueLine(reference, jsxElement('KnownIssue', { id: 'empty-' }))).toThrow(
    'Did you mean "empty"?',
  );
  expect(checkKnownIssues(reference, [use, { ...use, id: 'empty-' }])).toEqual([
    expect.stringContaining(
      '<KnownIssue id="empty-" /> names no known issue (demos/filter/basic.mdx, line 3)',
    ),
  ]);
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

test('a name that an option and a column share is written once', () => {
  const both = { ...issue, affects: ['Options.filtering', 'Column.filtering'] };
  const nodes = JSON.stringify(knownIssueSections(joinReference(model, [page], [both])));
  expect(nodes).toContain('Filters · filtering"');
});

test('an issue that a member shows is fine', () => {
  expect(checkKnownIssues(reference, [])).toEqual([]);
});

test('an issue with an unknown member is named', () => {
  const other = { ...issue, affects: ['Options.pages'] };
  expect(checkKnownIssues(joinReference(model, [page], [other]), [use])).toEqual([
    expect.stringContaining('Did you mean Options.paging?'),
  ]);
});

test('an issue that neither an entry nor a page shows is named', () => {
  const lonely = joinReference(model, [{ ...page, entries: [] }], [issue]);
  expect(checkKnownIssues(lonely, [])).toEqual([expect.stringContaining('is on no other page')]);
  expect(checkKnownIssues(lonely, [use])).toEqual([]);
});

test('the program next to a file is in a link to the playground', () => {
  const titled = readKnownIssues().find(({ id }) => id === 'group-without-title');
  if (!titled) throw new Error('group-without-title is gone: name another issue with a program.');
  expect(titled.program).toBe('/playground?program=known-issues/group-without-title');
  expect(issue.program).toBeUndefined();
});

test('a file may name the program of another page; one that is missing stops the build', () => {
  const named = (program: string) => text.replace('severity:', `program: ${program}\nseverity:`);
  const { program } = readIssue('docs/_known-issues/empty.mdx', named('errors/no-promise'));
  expect(program).toBe('/playground?program=errors/no-promise');
  expect(() => readIssue('docs/_known-issues/empty.mdx', named('errors/nothing'))).toThrow('not found');
});

test('an issue that no program can show says why', () => {
  const said = readIssue(
    'docs/_known-issues/empty.mdx',
    text.replace('severity:', 'textOnly: only a type\nseverity:'),
  );
  const nodes = knownIssueSections(joinReference(model, [page], [said]));
  expect(JSON.stringify(nodes)).toContain('No live table: ');
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

test('a claim runs each program next to an issue', () => {
  const claims = fs
    .readdirSync('tests/claims')
    .filter((name) => /^(?:known-issues\..+|asked)\.test\.tsx$/.test(name))
    .map((name) => fs.readFileSync(`tests/claims/${name}`, 'utf8'))
    .join('\n');
  const programs = readKnownIssues().filter(({ program }) => program?.includes('known-issues/'));
  expect(programs.length).toBeGreaterThan(60);
  const untried = programs.filter(({ id }) => !claims.includes(`'${id}'`) && !claims.includes(`/${id}'`));
  expect(untried.map(({ id }) => id)).toEqual([]);
});

test('the known issues of this version can all be read', () => {
  expect(readKnownIssues().length).toBeGreaterThan(60);
});
