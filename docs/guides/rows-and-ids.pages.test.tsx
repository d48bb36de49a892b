import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, bodyRow, one } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

const made = columns();
const table = (data: Person[]) => <MaterialTable columns={made} data={data} options={{ selection: true }} />;
const checked = (el: ParentNode) =>
  (all(el, `${bodyRow} input`) as HTMLInputElement[]).map((box) => box.checked);

proves('if it is selected, both are, even across pages', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const double = people.map((row, index) => ({ ...row, id: index === 5 ? 1 : row.id }));
  const { el, rerender } = mount(table(double));
  press(el, 'Next Page');
  click(one(el, `${bodyRow} input`));
  rerender(table(double.map((row) => ({ ...row, age: 1 }))));
  expect(checked(el)).toEqual([true, false, false, false, false]);
  press(el, 'Previous Page');
  expect(checked(el)).toEqual([true, false, false, false, false]);
});
