import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { columns, fill, one, people, press, shown } from '../../tests/claims/table';

function Editable() {
  const [rows, setRows] = useState(people);
  const made = useMemo(() => columns({ city: { defaultFilter: 'bonn' } }), []);
  return (
    <MaterialTable
      columns={made}
      data={rows}
      options={{ filtering: true, pageSize: 2, pageSizeOptions: [2] }}
      editable={{
        onRowAdd: async (row) => setRows((current) => [...current, { ...row, id: 99 }]),
        onRowDelete: async (old) => setRows((current) => current.filter(({ id }) => id !== old.id)),
        onBulkUpdate: async () => undefined,
      }}
    />
  );
}

proves('In 8.0.3 filtered rows can be deleted, and the filter stays.', async () => {
  const { el } = mount(<Editable />);
  expect(shown(el)).toEqual(['Cid', 'Ann']);
  press(el, 'Delete');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Ann', 'Fay']);
});

proves('Adding rows works in 8.0.3.', () => {
  const { el } = mount(<Editable />);
  press(el, 'Add');
  const name = one(el, 'input[placeholder="Name"]') as HTMLInputElement;
  fill(name, 'Zed');
  expect(name.value).toBe('Zed');
});

proves('in 8.0.3 panels open on each page', async () => {
  const { el } = mount(
    <MaterialTable
      columns={columns()}
      data={people}
      detailPanel={({ rowData }) => <p>Panel of {rowData.name}</p>}
    />,
  );
  press(el, 'Next Page');
  press(el, 'Detail panel visibility toggle');
  await expect.poll(() => el.textContent).toContain('Panel of Fay');
});

proves('In 8.0.3 they are there.', () => {
  const made = columns({ city: { lookup: { Bonn: 'Bonn', Oslo: 'Oslo' } } });
  const editable = { onRowUpdate: async () => undefined };
  const { el } = mount(<MaterialTable columns={made} data={people} editable={editable} />);
  press(el, 'Edit');
  const select = one(el, 'tbody [role=combobox]');
  expect(select.textContent).toBe('Bonn');
  flushSync(() => select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  expect([...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)).toEqual([
    'Bonn',
    'Oslo',
  ]);
});
