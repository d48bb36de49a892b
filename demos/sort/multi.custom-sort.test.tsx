import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { sort } from '../../tests/claims/hands';
import { shown } from '../../tests/claims/read';
import { columns, mountTable, type Person } from '../../tests/claims/table';

proves('Each sorted column uses its own customSort, if it has one.', () => {
  const backwards = (field: 'name' | 'city') => (a: Person, b: Person) => b[field].localeCompare(a[field]);
  const first = (own: Parameters<typeof columns>[0]) => {
    const { el, unmount } = mountTable({ maxColumnSort: 3 }, { columns: columns(own) });
    sort(el, 'City');
    sort(el, 'Name');
    const names = shown(el);
    unmount();
    return names;
  };
  expect(first({})).toEqual(['Ann', 'Cid', 'Fay', 'Ida', 'Leo']);
  const name = { customSort: backwards('name') };
  const city = { customSort: backwards('city') };
  expect(first({ name })).toEqual(['Leo', 'Ida', 'Fay', 'Cid', 'Ann']);
  expect(first({ city })).toEqual(['Eve', 'Hal', 'Kim', 'Bob', 'Dora']);
  expect(first({ city, name })).toEqual(['Kim', 'Hal', 'Eve', 'Jon', 'Gus']);
});
