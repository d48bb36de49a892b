import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { fill, search, sort } from '../../tests/claims/hands';
import { filterOf, input, shown } from '../../tests/claims/read';
import { mountTable } from '../../tests/claims/table';

proves('Sorting keeps filters and search.', async () => {
  const { el } = mountTable({ filtering: true, debounceInterval: 0 });
  search(el, 'oslo');
  fill(filterOf(el, 'Name'), 'o');
  await expect.poll(() => shown(el)).toEqual(['Dora', 'Bob', 'Jon']);
  sort(el, 'Name');
  expect(shown(el)).toEqual(['Bob', 'Dora', 'Jon']);
  expect([input(el, 'Search').value, filterOf(el, 'Name').value]).toEqual(['oslo', 'o']);
});
