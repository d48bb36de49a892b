import { expect, test } from 'vitest';
import { isSentence, partsOf, stemOf, termsOf, wordsOfQuery } from './words';

test.each([
  ['onRowClick', ['on', 'Row', 'Click']],
  ['exportAllData', ['export', 'All', 'Data']],
  ['CSVExport', ['CSV', 'Export']],
  ['ALL_COLUMNS', ['ALL', 'COLUMNS']],
])('the name %s has the parts %j', (name, parts) => {
  expect(partsOf(name)).toEqual(parts);
});

test('a name is indexed whole and in its parts', () => {
  expect(termsOf('pageSizeOptions')).toEqual(['pagesizeoptions', 'page', 'size', 'option']);
});

test.each([
  ['colour', 'color'],
  ['localisation', 'localization'],
  ['customised', 'customized'],
  ['rows', 'row'],
  ['grouping', 'group'],
])('%s is looked up as %s', (said, written) => {
  expect(stemOf(said)).toBe(stemOf(written));
});

test('words that say nothing are left out, unless nothing else is there', () => {
  expect(wordsOfQuery('how can I use the filter with material table')).toEqual(['filter', 'table']);
  expect(wordsOfQuery('how to use')).toEqual(['how', 'to', 'use']);
});

test('of a pasted error its message is left, without class, file, line and stack', () => {
  const pasted = `Uncaught (in promise) TypeError: Cannot read properties of undefined (reading 'then')
    at onClick (webpack-internal:///./src/App.tsx:31:12)
    at src/components/Table.jsx:7`;
  expect(wordsOfQuery(pasted)).toEqual(['read', 'properties', 'undefined', 'reading']);
});

test('of a sentence its filler and contractions are left out, and short queries keep each word', () => {
  expect(wordsOfQuery("How do I stop people from sorting a column they don't want?")).toEqual([
    'sorting',
    'column',
  ]);
  expect(wordsOfQuery('stop people sorting')).toEqual(['stop', 'people', 'sorting']);
});

test('a pasted error is no sentence, however long it is', () => {
  const asked = 'Why does my table lose the selected rows?';
  expect(isSentence(asked)).toBe(true);
  expect(isSentence(`Uncaught TypeError: ${asked}`)).toBe(false);
});
