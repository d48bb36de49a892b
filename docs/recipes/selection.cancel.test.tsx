import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, click, columns, one, people, type Person } from '../../tests/claims/table';

function Cancelable() {
  const made = useMemo(() => columns(), []);
  const [open, setOpen] = useState([1, 2]);
  const panel = ({ rowData }: { rowData: Person }) => (
    <button
      name={`cancel-${rowData.id}`}
      onClick={() => setOpen((ids) => ids.filter((id) => id !== rowData.id))}
    >
      Cancel
    </button>
  );
  const rows = people.map((row) => ({
    ...row,
    tableData: { showDetailPanel: open.includes(row.id) ? panel : undefined },
  }));
  return <MaterialTable columns={made} data={rows} detailPanel={panel} />;
}

proves(
  'With the ids in state, a button in the panel removes its own: setOpen((ids) => ids.filter((id) => id !== rowData.id)).',
  async () => {
    const { el } = mount(<Cancelable />);
    expect(all(el, 'button[name]')).toHaveLength(2);
    click(one(el, 'button[name="cancel-1"]'));
    await expect
      .poll(() => all(el, 'button[name]').map((button) => button.getAttribute('name')))
      .toEqual(['cancel-2']);
  },
);
