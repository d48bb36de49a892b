import MaterialTable from '@material-table/core';
import { useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, pressText } from '../../tests/claims/hands';
import { checked, has, selectAll } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

const some = people.slice(0, 4);
const selectionProps = ({ id }: Person) => ({ disabled: id < 3 });
const options = { selection: true, selectionProps };

proves("The select-all checkbox doesn't select such a row, and each click on it clears the row.", () => {
  const start = (isChecked: (row: Person) => boolean) => {
    const data = some.map((row) => ({ ...row, tableData: { checked: isChecked(row) } }));
    return mountTable(options, { data }).el;
  };
  // A click that selects the others clears the first row, and so does a click that clears all.
  const el = start(({ id }) => id === 1);
  click(selectAll(el));
  expect(checked(el)).toEqual([false, false, true, true]);
  const full = start(() => true);
  click(selectAll(full));
  expect(checked(full)).toEqual([false, false, false, false]);
});

function WithOwnButton() {
  const [own] = useState(columns);
  const [ids, setIds] = useState([1]);
  const all = some.filter((row) => ids.includes(row.id) || !selectionProps(row).disabled);
  return (
    <>
      <button onClick={() => setIds(all.map(({ id }) => id))}>All</button>
      <MaterialTable
        columns={own}
        data={some.map((row) => ({ ...row, tableData: { checked: ids.includes(row.id) } }))}
        options={{ ...options, showSelectAllCheckbox: false }}
        onSelectionChange={(rows) => setIds(rows.map(({ id }) => id))}
      />
    </>
  );
}

proves('To keep the row selected, set showSelectAllCheckbox: false, and use your own button.', async () => {
  const { el } = mount(<WithOwnButton />);
  expect(has(el, 'thead input')).toBe(false);
  expect(checked(el)).toEqual([true, false, false, false]);
  pressText(el, 'All');
  await expect.poll(() => checked(el)).toEqual([true, false, true, true]);
});
