import MaterialTable, { type Column } from '@material-table/core';
import { expect } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { fill, press } from '../../../tests/claims/hands';
import { one, shown } from '../../../tests/claims/read';
import { saidBy } from '../../errors/_produce';
import { type Cell, cells, edited } from '../_cells';

proves(
  [
    'For an empty field, the editor of a numeric column passes NaN, and the cell shows it',
    'The editor of a currency column passes undefined.',
    "Whether users enter decimals with a comma or a point depends on the browser's language",
    'If the value is null, React warns when such a cell is edited.',
  ],
  async () => {
    const own: Column<Cell>[] = [{ title: 'At', field: 'at', type: 'numeric' }];
    const editing = async (at: unknown) =>
      saidBy(
        <MaterialTable
          columns={own}
          data={[{ id: 1, at }]}
          editable={{ onRowUpdate: async () => undefined }}
        />,
        { act: (el) => press(el, 'Edit') },
      );
    expect(await editing(null)).toContain('`value` prop on `input` should not be null');
    expect(await editing(5)).not.toContain('should not be null');
    const typed = async (type: Column<Cell>['type'], text: string) => {
      const { el, save } = edited(5, { type });
      fill(one(el, 'tbody input[type="number"]'), text);
      return save();
    };
    expect([await typed('numeric', '1.5'), await typed('currency', '1.5')]).toEqual([1.5, 1.5]);
    expect(await typed('numeric', '')).toBeNaN();
    expect(await typed('currency', '')).toBeUndefined();
    expect(shown(cells([NaN], { type: 'numeric' }))).toEqual(['NaN']);
  },
);
