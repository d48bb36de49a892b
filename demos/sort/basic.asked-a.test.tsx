import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { search, sort } from '../../tests/claims/hands';
import { input, shown } from '../../tests/claims/read';
import { mountTable } from '../../tests/claims/table';

proves('After a search, only the rows found are sorted, and the search stays.', async () => {
  const { el } = mountTable({ debounceInterval: 0 });
  search(el, 'oslo');
  await expect.poll(() => shown(el)).toEqual(['Dora', 'Bob', 'Gus', 'Jon']);
  sort(el, 'Name');
  expect(shown(el)).toEqual(['Bob', 'Dora', 'Gus', 'Jon']);
  expect(input(el, 'Search').value).toBe('oslo');
});
