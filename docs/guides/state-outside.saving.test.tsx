import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { name, names } from '../../tests/claims/editing';
import { fill, press } from '../../tests/claims/hands';
import { all, bodyRow } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

/** A page that stores what is saved, after `store` has processed it. */
function Storing({ store }: { store: (changed: Person) => Person }) {
  const own = useMemo(() => columns(), []);
  const [rows, setRows] = useState(people.slice(0, 3));
  const onRowUpdate = async (changed: Person) => {
    const stored = store(changed);
    setRows((current) => current.map((row) => (row.id === stored.id ? stored : row)));
  };
  return <MaterialTable columns={own} data={rows} editable={{ onRowUpdate }} />;
}

proves(
  [
    'A copy of tableData was stored, which keeps the row open. Remove it first: const { tableData: drop, ...row } = changed.',
    'Remove it first: const { tableData: drop, ...row } = changed.',
  ],
  async () => {
    const saved = async (store: (changed: Person) => Person) => {
      const { el } = mount(<Storing store={store} />);
      press(el, 'Edit');
      fill(name(el), 'Sid');
      press(el, 'Save');
      await expect.poll(() => el.querySelector('[role=progressbar]')).toBeNull();
      await expect.poll(() => all(el, bodyRow).length + names(el).length).toBe(3);
      return names(el).map(({ value }) => value);
    };
    expect(await saved((changed) => structuredClone(changed))).toEqual(['Sid']);
    expect(
      await saved((changed) => {
        const { tableData: _drop, ...row } = structuredClone(changed) as Person & { tableData?: object };
        return row;
      }),
    ).toEqual([]);
  },
);

proves(
  [
    'The promise never settles.',
    "With a saga, put resolve and reject into the action: new Promise((resolve, reject) => dispatch({ type: 'row/save', row, resolve, reject })).",
  ],
  async () => {
    let taken: { resolve: () => void } | undefined;
    const dispatch = (action: { resolve: () => void }) => {
      taken = action;
    };
    const onRowUpdate = () => new Promise<void>((resolve, reject) => dispatch({ resolve, reject } as never));
    const { el } = mountTable({}, { editable: { onRowUpdate } });
    press(el, 'Edit');
    press(el, 'Save');
    expect(names(el)).toHaveLength(1);
    expect(el.querySelector('[role=progressbar]')).not.toBeNull();
    taken?.resolve();
    await expect.poll(() => names(el).length).toBe(0);
  },
);
