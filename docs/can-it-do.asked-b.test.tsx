import { MTableCell, type Column } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from '../tests/claims/claim';
import { all, one } from '../tests/claims/read';
import { mountTable, type Person } from '../tests/claims/table';

const seen = vi.fn();
function Cell(props: { rowData: Person; columnDef: Column<Person> }) {
  return <MTableCell {...props} onContextMenu={() => seen(props.rowData.name, props.columnDef.field)} />;
}

proves(
  'To know the column as well, put onContextMenu on MTableCell in components.Cell, and read rowData and columnDef.',
  async () => {
    const { el } = mountTable({}, { components: { Cell } });
    const rightClick = () => {
      one(el, 'tbody tr:nth-of-type(2) td:nth-of-type(2)').dispatchEvent(
        new MouseEvent('contextmenu', { bubbles: true }),
      );
      return seen.mock.lastCall;
    };
    expect(all(el, 'tbody tr').length).toBeGreaterThan(1);
    await expect.poll(rightClick).toEqual(['Ann', 'city']);
  },
);
