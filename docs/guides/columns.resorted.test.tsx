import MaterialTable, { type Column } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { columns, people, shown, texts, type Person } from '../../tests/claims/table';

proves('and a second arrow appears', () => {
  const table = (made: Column<Person>[], key = 'same') => (
    <MaterialTable key={key} columns={made} data={people} />
  );
  const byAge = () => columns({ age: { defaultSort: 'asc' } });
  const { el, rerender } = mount(table(columns({ name: { defaultSort: 'desc' } })));
  expect(shown(el)).toEqual(['Leo', 'Kim', 'Jon', 'Ida', 'Hal']);
  rerender(table(byAge()));
  expect(shown(el)).toEqual(['Leo', 'Kim', 'Jon', 'Ida', 'Hal']);
  expect(texts(el, '[aria-sort="ascending"], [aria-sort="descending"]')).toEqual(['Name', 'Age']);
  rerender(table(byAge(), 'other'));
  expect(shown(el)).toEqual(['Fay', 'Leo', 'Bob', 'Ida', 'Ann']);
});
