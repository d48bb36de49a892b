import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../tests/claims/claim';
import { fill, press } from '../tests/claims/hands';
import { all, shown } from '../tests/claims/read';
import { columns, people, type Person } from '../tests/claims/table';

let next = 100;

/** The code of the page, with predictable ids. */
function Page() {
  const made = useMemo(() => columns(), []);
  const [rows, setRows] = useState(people.slice(0, 2));
  const [open, setOpen] = useState<number[]>([]);
  const data = useMemo(
    () =>
      rows.map((row) => ({ ...row, tableData: { editing: open.includes(row.id) ? 'update' : undefined } })),
    [rows, open],
  );
  const add = () => {
    const id = next++;
    setRows((current) => [{ id, name: '', city: '', age: 20 }, ...current]);
    setOpen((ids) => [...ids, id]);
  };
  const close = ({ id }: Person) => setOpen((ids) => ids.filter((one) => one !== id));
  return (
    <MaterialTable
      columns={made}
      data={data}
      actions={[{ icon: () => <>+</>, tooltip: 'Add a row', isFreeAction: true, onClick: add }]}
      editable={{
        onRowUpdate: async (changed) => {
          setRows((current) => current.map((row) => (row.id === changed.id ? changed : row)));
          close(changed);
        },
        onRowUpdateCancelled: (row) => {
          setRows((current) => current.filter(({ id, name }) => id !== row.id || name));
          close(row);
        },
      }}
    />
  );
}

const forms = (el: ParentNode) => all(el, 'tbody tr:has(input[placeholder="Name"])');
const nameOf = (form: HTMLElement | undefined) =>
  form?.querySelector('input[placeholder="Name"]') as HTMLInputElement;

proves('The built-in Add button opens only one form.', () => {
  const editable = { onRowAdd: async () => undefined };
  const { el } = mount(<MaterialTable columns={columns()} data={people} editable={editable} />);
  press(el, 'Add');
  expect(forms(el)).toHaveLength(1);
  press(el, 'Add');
  expect(forms(el)).toHaveLength(0);
});

proves(
  [
    'To open several, add a row to data on each click, in edit mode:',
    'Unsaved input in the other new rows is kept. Cancel removes a row that is still empty.',
  ],
  async () => {
    const { el } = mount(<Page />);
    press(el, 'Add a row');
    await expect.poll(() => forms(el).length).toBe(1);
    fill(nameOf(forms(el)[0]), 'Zed');
    press(el, 'Add a row');
    await expect.poll(() => forms(el).length).toBe(2);
    expect(forms(el).map((form) => nameOf(form).value)).toEqual(['', 'Zed']);
    fill(nameOf(forms(el)[0]), 'Yan');
    press(el, 'Add a row');
    await expect.poll(() => forms(el).map((form) => nameOf(form).value)).toEqual(['', 'Yan', 'Zed']);
    press(forms(el)[2] as HTMLElement, 'Save');
    await expect.poll(() => shown(el)).toEqual(['Zed', 'Cid', 'Ann']);
    expect(forms(el).map((form) => nameOf(form).value)).toEqual(['', 'Yan']);
    press(forms(el)[0] as HTMLElement, 'Cancel');
    await expect.poll(() => forms(el).map((form) => nameOf(form).value)).toEqual(['Yan']);
    press(forms(el)[0] as HTMLElement, 'Save');
    await expect.poll(() => shown(el)).toEqual(['Yan', 'Zed', 'Cid', 'Ann']);
    press(el, 'Edit');
    await expect.poll(() => forms(el).length).toBe(1);
    press(el, 'Cancel');
    await expect.poll(() => shown(el)).toEqual(['Yan', 'Zed', 'Cid', 'Ann']);
  },
);
