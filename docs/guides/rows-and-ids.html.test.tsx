import MaterialTable, { MTableBodyRow, MTableCell } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

function RowWithId(props: { data: Person } & Record<string, unknown>) {
  return <MTableBodyRow {...props} id={`person-${props.data.id}`} data-cy="person" data-testid="mine" />;
}

function CellWithId(props: { rowData: Person; columnDef: { field: string } } & Record<string, unknown>) {
  const name = `${props.columnDef.field}-${props.rowData.id}`;
  return <MTableCell {...props} id={name} data-cy={name} data-testid="mine" />;
}

proves(
  [
    'Replace Row and pass your attributes, which end up on the tr.',
    'The exception is data-testid, which stays mtablebodyrow.',
  ],
  () => {
    const { el } = mountTable({}, { components: { Row: RowWithId } });
    expect(one(el, '#person-3').tagName).toBe('TR');
    expect(one(el, '#person-3').textContent).toContain('Dora');
    expect(all(el, 'tr[data-cy=person][data-testid=mtablebodyrow]')).toHaveLength(5);
  },
);

proves(
  'For a cell, do the same with components.Cell and MTableCell, whose data-testid stays mtablecell.',
  () => {
    const { el } = mountTable({}, { components: { Cell: CellWithId } });
    expect(one(el, '#city-3').textContent).toBe('Oslo');
    expect(one(el, '#city-3').dataset).toMatchObject({ cy: 'city-3', testid: 'mtablecell' });
  },
);

proves(
  ['Give it a uuid field.', "the random string stays with the id, so polling doesn't remount the row"],
  () => {
    const own = columns();
    const polled = (age: number) => people.slice(0, 2).map((row) => ({ ...row, age }));
    const { el, rerender } = mount(<MaterialTable columns={own} data={polled(1)} />);
    const before = all(el, bodyRow);
    rerender(<MaterialTable columns={own} data={polled(2)} />);
    expect(shown(el, 2)).toEqual(['2', '2']);
    expect(all(el, bodyRow)).toEqual(before);
    // The row with another id has the same key: React keeps its element.
    const keyed = (id: number) => people.slice(0, 1).map((row) => ({ ...row, id, uuid: 'own' }));
    rerender(<MaterialTable columns={own} data={keyed(70)} />);
    const kept = one(el, bodyRow);
    rerender(<MaterialTable columns={own} data={keyed(71)} />);
    expect(one(el, bodyRow)).toBe(kept);
  },
);
