import { expect, test } from 'vitest';
import { rowsAtOnce } from './rows-at-once';

const data = Array.from({ length: 8000 }, (_, id) => ({ id }));

test.each([
  ['all, without pages', { data, options: { paging: false } }, 8000],
  ['a page of them', { data, options: { pageSize: 6000 } }, 6000],
  ['all, on a page that is longer', { data, options: { pageSize: 10_000 } }, 8000],
  ['few, by default', { data }, 0],
  ['few, with pages', { data, options: { paging: true } }, 0],
  ['not known: they are loaded', { data: async () => ({ data }), options: { paging: false } }, 0],
  ['groups, which are closed', { data, options: { paging: false }, columns: [{ defaultGroupOrder: 0 }] }, 0],
  ['a tree, which is closed', { data, options: { paging: false }, parentChildData: () => undefined }, 0],
  ['none, where props are not what they should be', { data: null, options: null, columns: [null] }, 0],
])('%s', (_, props, rows) => {
  expect(rowsAtOnce(props)).toBe(rows);
});
