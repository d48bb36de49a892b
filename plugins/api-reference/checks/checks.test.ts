import { expect, test } from 'vitest';
import { checkReference } from './index';
import type { Member, Model } from '../../../packages/library-facts/model/types';
import type { Page, PageEntry } from '../pages';
import { joinReference } from '../reference';

const member = (ref: `${string}.${string}`, more: Partial<Member> = {}): [string, Member] => {
  const [group = '', name = ''] = ref.split('.');
  return [ref, { ref, group, name, type: 'number', isOptional: true, isTyped: true, ...more }];
};

const model: Model = {
  version: '9.9.9',
  groups: ['MaterialTableProps', 'Options'],
  members: new Map([
    member('MaterialTableProps.data'),
    member('Options.pageSize', { default: '5' }),
    member('Options.paging'),
  ]),
};

const entry = (ref: string, more: Partial<PageEntry> = {}): PageEntry => ({
  ref,
  href: `/docs/api/props/options#${ref}`,
  file: 'docs/api/props/options.mdx',
  line: 7,
  firstSentence: 'Words.',
  text: 'Words.',
  markdown: { firstSentence: 'Words.', text: 'Words.' },
  describedDefaults: [],
  ...more,
});

const page = (entries: PageEntry[], more: Partial<Page> = {}): Page => ({
  file: 'docs/api/props/options.mdx',
  href: '/docs/api/props/options',
  title: 'options',
  description: '',
  groups: { Options: '/docs/api/props/options' },
  entries,
  links: new Set(),
  codeNames: new Map(),
  listedProps: [],
  ...more,
});

const overview = (listedProps: string[]) =>
  page([], {
    file: 'docs/api/material_table.mdx',
    href: '/docs/api/material_table',
    groups: {},
    listedProps,
  });

const complete = [entry('MaterialTableProps.data'), entry('Options.pageSize'), entry('Options.paging')];
const problemsOf = (pages: Page[], listed: Page = overview(['data'])) =>
  checkReference(joinReference(model, [...pages, listed])).filter(
    // The pages of this site have entries about its known issues.
    (problem) => !problem.startsWith('<KnownIssue'),
  );

test('a complete reference has no problems', () => {
  expect(problemsOf([page(complete)])).toEqual([]);
});

test('an undocumented member says where to write it', () => {
  const [props, options] = [problemsOf([page(complete.slice(1))]), problemsOf([page(complete.slice(0, 2))])];
  expect(props).toEqual([expect.stringContaining('Write docs/api/props/mt_prop_data.mdx with "prop: data"')]);
  expect(options).toEqual([
    expect.stringContaining('Write "### paging" and its words on /docs/api/props/options.'),
  ]);
});

test('a heading without words is not documentation', () => {
  expect(problemsOf([page([...complete.slice(0, 2), entry('Options.paging', { text: '' })])])).toEqual([
    expect.stringContaining('Options.paging has a heading but no text (docs/api/props/options.mdx, line 7)'),
  ]);
});

test('an entry for a member that does not exist names the near one', () => {
  expect(problemsOf([page([...complete, entry('Options.pageSizes')])])).toEqual([
    expect.stringContaining('Did you mean "pageSize"?'),
  ]);
});

test('a member documented on two pages is refused', () => {
  const second = page([entry('Options.paging', { file: 'docs/other.mdx' })], { file: 'docs/other.mdx' });
  expect(problemsOf([page(complete), second])).toEqual([expect.stringContaining('documented twice')]);
});

test('a described default that the package does not have is refused', () => {
  const described = (value: string) =>
    page([
      ...complete.slice(0, 1),
      entry('Options.pageSize', { describedDefaults: [value] }),
      ...complete.slice(2),
    ]);
  expect(problemsOf([described('5')])).toEqual([]);
  expect(problemsOf([described('10')])).toEqual([
    expect.stringContaining("said to default to 10, but the package's default is 5"),
  ]);
});

test('a prop that the overview leaves out is named', () => {
  const unlisted = [expect.stringContaining('The prop data is in no table of docs/api/material_table.mdx')];
  expect(problemsOf([page(complete)], overview([]))).toEqual(unlisted);
  expect(problemsOf([page(complete, { listedProps: ['data'] })], overview([]))).toEqual(unlisted);
});
