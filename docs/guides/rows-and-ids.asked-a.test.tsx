import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill } from '../../tests/claims/hands';
import { filterOf, shown } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

proves('For each new array, the table filters and sorts all rows and renders the page', async () => {
  const [filtered, sorted, rendered] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const own = columns({
    name: {
      customFilterAndSearch: (text: string, { id, name }) => Boolean(filtered.add(id)) && name.includes(text),
    },
    age: {
      defaultSort: 'asc',
      customSort: (a, b) => {
        sorted.add(a.id).add(b.id);
        return a.age - b.age;
      },
      render: ({ id, age }) => Boolean(rendered.add(id)) && age,
    },
  });
  const onFilterChange = vi.fn();
  const options = { filtering: true, debounceInterval: 0 };
  const table = (data: Person[]) => (
    <MaterialTable columns={own} data={data} options={options} onFilterChange={onFilterChange} />
  );
  const { el, rerender } = mount(table(people));
  fill(filterOf(el, 'Name'), 'a');
  await expect.poll(() => onFilterChange.mock.calls.length).toBe(1);
  expect(shown(el)).toEqual(['Fay', 'Ida', 'Dora', 'Hal']);
  for (const seen of [filtered, sorted, rendered]) seen.clear();
  rerender(table(people.map((row) => (row.id === 8 ? { ...row, age: 18 } : row))));
  expect(shown(el)).toEqual(['Hal', 'Fay', 'Ida', 'Dora']);
  expect([filtered.size, sorted.size, rendered.size]).toEqual([12, 4, 4]);
});
