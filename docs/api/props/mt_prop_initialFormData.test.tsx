import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { fill, press } from '../../../tests/claims/hands';
import { one } from '../../../tests/claims/read';
import { columns, mountTable } from '../../../tests/claims/table';

const done = async (_row: object) => undefined;
const input = (el: ParentNode, name: string) =>
  one(el, `tbody input[aria-label="${name}"]`) as HTMLInputElement;

proves(
  [
    'All of its fields are passed to onRowAdd, even those without a column.',
    'With it, column.initialEditValue is ignored for every column.',
  ],
  () => {
    const onRowAdd = vi.fn(done);
    const own = columns({ city: { initialEditValue: 'Oslo' } });
    const { el } = mountTable(
      {},
      { columns: own, editable: { onRowAdd }, initialFormData: { name: 'Zoe', team: 7 } },
    );
    press(el, 'Add');
    expect([input(el, 'Name').value, input(el, 'City').value]).toEqual(['Zoe', '']);
    press(el, 'Save');
    expect(onRowAdd).toHaveBeenCalledWith({ name: 'Zoe', team: 7 });
  },
);

proves("For a nested field such as 'address.city', pass only the value, such as 'Oslo'.", async () => {
  const onRowAdd = vi.fn(async (_row: object) => undefined);
  const own = [
    { title: 'Name', field: 'name' },
    { title: 'City', field: 'address.city', initialEditValue: 'Oslo' },
  ];
  const { el } = mount(<MaterialTable columns={own} data={[]} editable={{ onRowAdd }} />);
  press(el, 'Add');
  expect((one(el, 'tbody input[aria-label="City"]') as HTMLInputElement).value).toBe('Oslo');
  fill(input(el, 'Name'), 'Sid');
  press(el, 'Save');
  await expect.poll(() => onRowAdd.mock.calls.length).toBe(1);
  expect(onRowAdd).toHaveBeenCalledWith({ name: 'Sid', address: { city: 'Oslo' } });
});
