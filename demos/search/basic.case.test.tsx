import { type Column } from '@material-table/core';
import { expect } from 'vitest';
import { type Cell, numbered } from '../../docs/guides/_cells';
import { proves } from '../../tests/claims/claim';
import { shown } from '../../tests/claims/read';

proves(
  [
    "rene doesn't find René",
    'Remove them from both sides',
    'Case is ignored: the text and the values are compared in uppercase, so STRASSE finds Straße.',
  ],
  () => {
    const found = (searchText: string, column: Partial<Column<Cell>> = {}) =>
      shown(numbered(['Straße', 'René'], column, { searchText }));
    expect(found('STRASSE')).toEqual(['1']);
    expect(found('rene')).toEqual([]);
    const plain = (text: unknown) => String(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const customFilterAndSearch = (term: string, { at }: Cell) => plain(at).includes(plain(term));
    expect(found('rene', { customFilterAndSearch })).toEqual(['2']);
  },
);

proves('For a case-sensitive filter, write a customFilterAndSearch.', () => {
  const customFilterAndSearch = (term: string, { at }: Cell) => String(at).includes(term);
  const values = ['Polish', 'polish'];
  expect(shown(numbered(values, { defaultFilter: 'polish' }))).toEqual(['1', '2']);
  expect(shown(numbered(values, { defaultFilter: 'polish', customFilterAndSearch }))).toEqual(['2']);
});
