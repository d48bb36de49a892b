import { expect, test } from 'vitest';
import { readNames } from './entry';
import { groupByPage } from './groups';

test('rows of the index become entries, with the anchor and kind that they leave out', () => {
  expect(
    readNames([
      ['options', 'docs/options', 'page', 'Show all rows', ['paging', '', 'member'], ['8.0', 'v8']],
    ]),
  ).toEqual([
    { kind: 'page', title: 'options', page: 'options', href: 'docs/options' },
    { kind: 'page', title: 'Show all rows', page: 'options', href: 'docs/options#show-all-rows' },
    { kind: 'member', title: 'paging', page: 'options', href: 'docs/options#paging' },
    { kind: 'page', title: '8.0', page: 'options', href: 'docs/options#v8' },
  ]);
});

test('a member has its role and its type, and the type that has it', () => {
  expect(
    readNames([['data', 'docs/data', ['prop', 'RowData[]'], ['page', '', ['field', 'number', 'Query']]]]),
  ).toEqual([
    { kind: 'member', title: 'data', page: 'data', href: 'docs/data', facts: ['prop', 'RowData[]'] },
    {
      kind: 'member',
      title: 'page',
      page: 'data',
      href: 'docs/data#page',
      facts: ['field', 'number', 'Query'],
    },
  ]);
});

test('results of one page stand together, three at the most, in the order of their best', () => {
  const results = ['a#1', 'b', 'a#2', 'a#3', 'a#4', 'c'].map((href) => ({ href }));
  expect(groupByPage(results).map((group) => group.map(({ href }) => href))).toEqual([
    ['a#1', 'a#2', 'a#3'],
    ['b'],
    ['c'],
  ]);
});
