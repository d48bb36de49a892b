import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { shown } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

proves('If too few rows are left for that page, it moves to the last page.', async () => {
  function Page() {
    const own = useMemo(() => columns(), []);
    const [rows, setRows] = useState(people.slice(0, 11));
    const onRowDelete = async (old: Person) =>
      setRows((current) => current.filter(({ id }) => id !== old.id));
    return (
      <>
        <button aria-label="Two rows" onClick={() => setRows(people.slice(0, 2))} />
        <MaterialTable columns={own} data={rows} editable={{ onRowDelete }} />
      </>
    );
  }
  const { el } = mount(<Page />);
  press(el, 'Last Page');
  expect(shown(el)).toEqual(['Kim']);
  press(el, 'Delete');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Fay', 'Gus', 'Hal', 'Ida', 'Jon']);
  press(el, 'Two rows');
  await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
});
