import MaterialTable, { type Options } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill } from '../../tests/claims/hands';
import { all, bodyRow, one, selectAll, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
const mark = (el: ParentNode) => {
  const { checked, dataset } = selectAll(el);
  return dataset.indeterminate === 'true' ? 'dash' : checked;
};
const selection = { selection: true };
const made = columns();

proves(
  [
    'A dash means that some, but not all, matching rows are selected; clicking it selects the rest.',
    'It reappears when you add a row.',
  ],
  async () => {
    const table = (data: Person[]) => <MaterialTable columns={made} data={data} options={selection} />;
    const { el, rerender } = mount(table(people));
    expect(mark(el)).toBe(false);
    click(one(el, `${bodyRow} input`));
    expect(mark(el)).toBe('dash');
    click(selectAll(el));
    expect([mark(el), one(el, 'h6').textContent]).toEqual([true, '12 row(s) selected']);
    rerender(table(people.map((row) => ({ ...row, age: 1 }))));
    expect(mark(el)).toBe(true);
    rerender(table([...people, { id: 13, name: 'Max', city: 'Rome', age: 1 }]));
    await expect.poll(() => mark(el)).toBe('dash');

    const searched = mountTable({ ...selection, debounceInterval: 0 }).el;
    fill(one(searched, 'input[aria-label="Search"]') as HTMLInputElement, 'bob');
    await expect.poll(() => shown(searched)).toEqual(['Bob']);
    click(one(searched, `${bodyRow} input`));
    expect(mark(searched)).toBe(true);
  },
);

proves('With disabled rows, the dash stays even if all others were selected one by one.', () => {
  const options: Options<Person> = {
    ...selection,
    selectionProps: ({ id }: Person) => ({ disabled: id === 1 }),
    pageSize: 20,
    pageSizeOptions: [20],
  };
  const { el, unmount } = mountTable(options);
  for (const box of all(el, `${bodyRow} input:not([disabled])`)) click(box);
  expect([mark(el), one(el, 'h6').textContent]).toEqual(['dash', '11 row(s) selected']);
  unmount();
  const atOnce = mountTable(options).el;
  click(selectAll(atOnce));
  expect([mark(atOnce), one(atOnce, 'h6').textContent]).toEqual([true, '11 row(s) selected']);
});
