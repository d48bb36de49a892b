import { MTableEditRow } from '@material-table/core';
import { TableCell, TableRow } from '@mui/material';
import type { ComponentProps } from 'react';
import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { one } from '../../tests/claims/read';
import { mountTable, type Person, save } from '../../tests/claims/table';

proves(
  [
    'While a row is being edited, its panel is hidden.',
    "To show the panel's fields below the row, wrap components.EditRow and return a second TableRow",
  ],
  async () => {
    function EditRow(props: ComponentProps<typeof MTableEditRow>) {
      return (
        <>
          <MTableEditRow {...props} />
          <TableRow>
            <TableCell colSpan={6}>
              <input aria-label="Note" />
            </TableCell>
          </TableRow>
        </>
      );
    }
    const detailPanel = ({ rowData }: { rowData: Person }) => <p>{rowData.name} in detail</p>;
    const props = { detailPanel, components: { EditRow }, editable: { onRowUpdate: save } };
    const { el } = mountTable({ defaultExpanded: true }, props);
    click(one(el, 'tbody button'));
    await expect.poll(() => el.textContent).toContain('Cid in detail');
    press(el, 'Edit');
    await expect.poll(() => el.querySelector('[aria-label="Note"]')).not.toBeNull();
    expect(el.textContent).not.toContain('Cid in detail');
  },
);
