import MaterialTable, { type Column } from '@material-table/core';
import { MTableCell } from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { shown } from '../../tests/claims/read';
import { people, save, type Person } from '../../tests/claims/table';

type UnitColumn = Column<Person> & { unit?: string };

function UnitCell(props: { columnDef: UnitColumn; value: unknown }) {
  const { unit = '' } = props.columnDef;
  return <MTableCell {...props} value={`${String(props.value)} ${unit}`} />;
}

proves(
  "components.Cell, editors and filters receive your field in columnDef. render doesn't receive the column.",
  async () => {
    const units: unknown[] = [];
    const read = ({ columnDef }: { columnDef: object }) => (
      units.push((columnDef as UnitColumn).unit),
      (<i />)
    );
    const render = vi.fn((row: Person, ..._rest: unknown[]) => row.name);
    const own: UnitColumn[] = [
      { title: 'Name', field: 'name', render, unit: 'x' },
      { title: 'Age', field: 'age', unit: 'years', editComponent: read, filterComponent: read },
    ];
    const { el } = mount(
      <MaterialTable
        columns={own}
        data={people}
        options={{ filtering: true }}
        components={{ Cell: UnitCell }}
        editable={{ onRowUpdate: save }}
      />,
    );
    await expect.poll(() => shown(el, 1)[0]).toBe('41 years');
    expect(new Set(units)).toEqual(new Set(['years']));
    units.length = 0;
    press(el, 'Edit');
    expect(new Set(units)).toEqual(new Set(['years']));
    expect(render).toHaveBeenCalled();
    expect(JSON.stringify(render.mock.calls.map(([, ...rest]) => rest))).not.toContain('unit');
  },
);
