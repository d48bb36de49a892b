import MaterialTable from '@material-table/core';
import { StrictMode, useMemo, useState } from 'react';
import * as ReactDOM from 'react-dom';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, columns, fill, one, people, press, shown } from '../../tests/claims/table';
import { saidBy } from './_produce';

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

proves('React 19 has no findDOMNode; 8.0.3 runs in StrictMode without a warning.', async () => {
  expect(ReactDOM).not.toHaveProperty('findDOMNode');
  const hint = () => all(document, '[role=tooltip]').map(({ textContent }) => textContent);
  const hover = async (el: HTMLElement) => {
    one(el, 'button[aria-label="Edit"]').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    await expect.poll(hint).toEqual(['Edit']);
  };
  const strict = (
    <StrictMode>
      <MaterialTable columns={columns()} data={people} editable={{ onRowUpdate: async () => undefined }} />
    </StrictMode>
  );
  expect(await saidBy(strict, { act: hover })).toBe('');
});

proves('A row of 8.0.3 can be edited without either.', async () => {
  const editable = { onRowUpdate: async () => undefined };
  const act = (el: HTMLElement) => {
    press(el, 'Edit');
    expect(all(el, 'input[placeholder="Name"]')).toHaveLength(1);
  };
  const table = <MaterialTable columns={columns()} data={people} editable={editable} />;
  expect(await saidBy(table, { act })).toBe('');
});

proves(
  'If 8.0.3 is the cause, your columns are in the store, and it writes into those: keep them out.',
  () => {
    const rows = people.map((row) => Object.freeze({ ...row }));
    const own = columns();
    const { el } = mount(<MaterialTable columns={own} data={rows} />);
    expect(shown(el)).toHaveLength(5);
    expect(rows).toEqual(people);
    expect(own[0]).toHaveProperty('tableData');
  },
);

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
