import MaterialTable, { type Column } from '@material-table/core';
import { useEffect, useMemo, useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { one, shown } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

const load = async () => people;
const called = vi.fn();
const sent = vi.fn(async (_person: Person) => undefined);

function People() {
  const own = useMemo<Column<Person>[]>(() => columns(), []);
  const [loaded, setLoaded] = useState<Person[]>([]);
  useEffect(() => {
    void load().then((rows) => {
      setLoaded(rows);
      called(rows.length);
    });
  }, []);
  return (
    <MaterialTable
      columns={own}
      data={loaded}
      editable={{
        onRowUpdate: async ({ id, name, city, age }) => {
          await sent({ id, name, city, age });
          setLoaded((rows) => rows.map((row) => (row.id === id ? { id, name, city, age } : row)));
        },
      }}
    />
  );
}

proves(
  [
    'Load an array in an effect. The table has no event for new data, so do any follow-up work there.',
    'To save, call your API in onRowAdd, onRowUpdate and onRowDelete, then set the array again.',
  ],
  async () => {
    const { el } = mount(<People />);
    await expect.poll(() => shown(el)).toHaveLength(5);
    expect(called.mock.calls).toEqual([[12]]);
    press(el, 'Edit');
    fill(one(el, 'input[placeholder="Name"]'), 'Zed');
    press(el, 'Save');
    await expect.poll(() => shown(el)[0]).toBe('Zed');
    expect(sent.mock.calls).toEqual([[{ id: 1, name: 'Zed', city: 'Bonn', age: 41 }]]);
  },
);
