import { MTableBodyRow } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { click } from '../../../tests/claims/hands';
import { all, bodyRow, shown } from '../../../tests/claims/read';
import { mountTable, type Person } from '../../../tests/claims/table';

interface RowProps {
  data: Person;
  onRowClick?: () => void;
}

const isClickable = ({ city }: Person) => city === 'Oslo';
const Row = (props: RowProps) => (
  <MTableBodyRow {...props} onRowClick={isClickable(props.data) ? props.onRowClick : undefined} />
);

proves(
  'If only some rows can be clicked, render MTableBodyRow as components.Row, and pass onRowClick={undefined} to it for the others, which then have no pointer or hover effect.',
  async () => {
    const onRowClick = vi.fn();
    const { el } = mountTable({ rowStyle: { cursor: 'help' } }, { onRowClick, components: { Row } });
    const cursors = () => all(el, bodyRow).map((row) => getComputedStyle(row).cursor);
    await expect.poll(cursors).toEqual(['help', 'help', 'pointer', 'pointer', 'help']);
    const rows = all(el, bodyRow);
    expect(rows.map(({ classList }) => classList.contains('MuiTableRow-hover'))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(shown(el, 1)).toEqual(['Bonn', 'Bonn', 'Oslo', 'Oslo', 'Rome']);
    for (const row of rows) click(row);
    expect(onRowClick.mock.calls.map(([, row]) => (row as Person).name)).toEqual(['Dora', 'Bob']);
  },
);
