import MaterialTable, { type Column } from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { shown } from '../../../tests/claims/read';

proves(
  [
    "The rows have no value at field, and the table doesn't report this.",
    "If the row is an array, use the position as the field, such as field: '0'.",
    "For example, name doesn't match Name.",
    "as in GraphQL edges, use a path such as field: 'node.name'",
  ],
  () => {
    const cellsOf = (row: object, field: string) => {
      const { el, unmount } = mount(
        <MaterialTable columns={[{ title: 'Name', field }] as Column<object>[]} data={[row]} />,
      );
      const found = shown(el);
      unmount();
      return found;
    };
    const report = vi.spyOn(console, 'error');
    expect(cellsOf(['Ann', 'Bonn'], 'name')).toEqual(['']);
    expect(cellsOf({ id: 1, Name: 'Ann' }, 'name')).toEqual(['']);
    expect(cellsOf({ id: 1, node: { name: 'Ann' } }, 'name')).toEqual(['']);
    expect(report).not.toHaveBeenCalled();
    expect(cellsOf(['Ann', 'Bonn'], '0')).toEqual(['Ann']);
    expect(cellsOf({ id: 1, node: { name: 'Ann' } }, 'node.name')).toEqual(['Ann']);
  },
);
