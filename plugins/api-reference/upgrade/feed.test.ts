import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { releaseDates } from '../../../packages/library-facts/data/release-dates';
import { readHistory, type HistoryLine } from '../../../packages/library-facts/history';
import { releaseFeed } from './feed';

const line = (name: string, version: string, facts: Partial<HistoryLine> = {}): HistoryLine => ({
  line: name,
  version,
  needs: { react: '>=19' },
  isModule: true,
  added: {},
  removed: [],
  changed: [],
  ...facts,
});

const history = [
  line('1.0', '1.0.4'),
  line('1.1', '1.1.0', { added: { '1.1.0': ['MaterialTableProps.data', 'Column.width'] } }),
  line('2.0', '2.0.1', { removed: ['Options.a<b'] }),
];
const read = (dates: Record<string, string>) =>
  load(releaseFeed(history, dates, 'https://example.org/base/'), { xml: true });

test('a release whose day is known is an entry, the newest first', () => {
  const $ = read({ '1.1.0': '2025-01-02', '2.0.1': '2026-03-04' });
  expect(
    $('entry > title')
      .map((_, title) => $(title).text())
      .get(),
  ).toEqual(['@material-table/core 2.0.1', '@material-table/core 1.1.0']);
  expect($('feed > updated').text()).toBe('2026-03-04T00:00:00Z');
  expect($('entry > id').last().text()).toBe('https://example.org/base/releases.xml#1.1.0');
  expect($('entry > link').last().attr('href')).toBe('https://example.org/base/docs/api/mt_new_props#v1-1');
});

test('an entry tells what came and went since the line before', () => {
  const $ = read({ '1.1.0': '2025-01-02', '2.0.1': '2026-03-04' });
  const contents = $('entry > content')
    .map((_, content) => load($(content).text()).text())
    .get();
  expect(contents[0]).toBe('It asks for react >=19.Changes since 1.1.0:Removed: Options.a<b');
  expect(contents[1]).toBe('It asks for react >=19.Changes since 1.0.4:Added: data, Column.width');
});

test('a newest release without a day stops the build', () => {
  expect(() => read({ '1.1.0': '2025-01-02' })).toThrow(/2\.0\.1 .*release-dates\.ts/);
});

test('the days are of releases that history knows', () => {
  const versions = readHistory().map(({ version }) => version);
  expect(Object.keys(releaseDates).filter((version) => !versions.includes(version))).toEqual([]);
});
