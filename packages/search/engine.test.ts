import { expect, test } from 'vitest';
import { createEngine } from './engine';
import type { Entry, TextsFile } from './entry';

const page = (title: string, href: string, kind: Entry['kind'] = 'demo'): Entry => ({
  kind,
  title,
  page: title,
  href,
});
const entries: Entry[] = [
  page('Fixed columns', 'demos/columns/fixed'),
  page('Pagination', 'demos/pagination/basic'),
  { kind: 'member', title: 'pageSizeOptions', page: 'options', href: 'docs/options#pagesizeoptions' },
  { kind: 'member', title: 'pageSize', page: 'options', href: 'docs/options#pagesize' },
  { kind: 'member', title: 'onRowClick', page: 'onRowClick', href: 'docs/onRowClick' },
  page('Rows and cells', 'demos/style/rows'),
];
const texts: TextsFile = [
  ['Keep a column in view while the others scroll.', 'sticky left'],
  ['Pages of rows.', 'unicorn'],
  ['The sizes that users may choose.', ''],
  ['Rows on a page.', ''],
  ['Called when a row is clicked.', ''],
  ['Colors by value.', 'background'],
];
const engine = createEngine(entries);
engine.addTexts(texts);
const found = (query: string) => engine.search(query, 10).map(({ href }) => href);

test('a name typed exactly comes first, in any case, in parts and with a typo', () => {
  for (const query of ['pageSize', 'pagesize', 'page size', 'pagSize'])
    expect(found(query)[0], query).toBe('docs/options#pagesize');
  expect(found('row click')[0]).toBe('docs/onRowClick');
});

test('what people call it elsewhere finds what the pages call it', () => {
  expect(found('pinnedColumns')[0]).toBe('demos/columns/fixed');
  expect(found('freeze columns')[0]).toBe('demos/columns/fixed');
  expect(found('rowsPerPageOptions')[0]).toBe('docs/options#pagesizeoptions');
});

test('of what a result matches, only what begins as typed is marked', () => {
  expect(engine.search('freeze colum', 1)[0]?.terms).toEqual(['column']);
  expect(engine.search('rowsPerPageOptions', 1)[0]?.terms).toEqual([]);
});

test('a word of more than 60 letters is looked up as it is, without a guess at what was meant', () => {
  const long = 'unicorn'.repeat(9);
  const other = createEngine(entries);
  other.addTexts(texts.map(([head], at) => [head, at === 0 ? long : '']));
  const hrefs = (query: string) => other.search(query, 10).map(({ href }) => href);
  expect(hrefs(long)).toEqual(['demos/columns/fixed']);
  expect(hrefs(`x${long.slice(1)}`)).toEqual([]);
});

test('a word of the text finds its entry once the texts are there, and the result shows it', () => {
  const [first] = engine.search('unicorn', 10);
  expect(first).toMatchObject({ href: 'demos/pagination/basic', excerpt: 'Pages of rows. … unicorn' });
  expect(createEngine(entries).search('unicorn', 10)).toEqual([]);
});

test('nothing is found for what stands nowhere; the names most like it are near', () => {
  expect(found('xylophone')).toEqual([]);
  expect(engine.near('Paginatoin', 5).map(({ title }) => title)).toEqual(['Pagination']);
});

test('a filter keeps what meets all words, by its page too', () => {
  expect(engine.meet('sticky columns', 'demos/')).toEqual(['demos/columns/fixed']);
  expect(engine.meet('sticky background', 'demos/')).toEqual([]);
  expect(engine.meet('users page', 'docs/options')).toContain('docs/options');
  expect(engine.meet('sizes', 'docs/options#')).toContain('docs/options#pagesizeoptions');
});

test('letters in the wrong order are forgiven, and of two words as near the one with the same first letter is meant', () => {
  expect(found('pagniation')[0]).toBe('demos/pagination/basic');
  const groups = createEngine([
    page('Grouping', 'demos/group/basic'),
    page('Several lines in a cell: line breaks', 'lines'),
  ]);
  expect(groups.search('grupping', 1)[0]?.href).toBe('demos/group/basic');
});

test('a name that stands nowhere is looked up by its parts', () => {
  expect(found('setPageSizes')[0]).toBe('docs/options#pagesize');
  expect(found('enableStickyLeftColumns')).toContain('demos/columns/fixed');
});

test('a word that stands in a text is looked up as it is, and not as the word of the vocabulary that it resembles', () => {
  const known = createEngine([page('Master and detail', 'demos/master'), page('Speed', 'demos/speed')]);
  known.addTexts([
    ['Rows with more below.', ''],
    ['The second time it is faster.', ''],
  ]);
  expect(known.search('faster', 5).map(({ href }) => href)).toEqual(['demos/speed']);
});

test('of members with one name, what one writes on the table comes before what only a helper has', () => {
  const member = (title: string, on: string, facts: Entry['facts']): Entry => {
    return { kind: 'member', title, page: on, href: `${on}#${title}`, facts };
  };
  const both = createEngine([
    member('pageSize', 'data', ['field', 'number', 'Query']),
    member('pageSize', 'options', ['option', 'number']),
  ]);
  for (const query of ['pageSize', 'page size', 'pagesize'])
    expect(both.search(query, 2).map(({ page: on }) => on)).toEqual(['options', 'data']);
});
