import { MTableCell } from '@material-table/core';
import type { ComponentProps } from 'react';
import { expect } from 'vitest';
import { proves } from './claim';
import { all, bodyRow } from './read';
import { columns, mountTable } from './table';

function Cell(props: ComponentProps<typeof MTableCell>) {
  if (props.columnDef.field !== 'name') return <MTableCell {...props} />;
  return <MTableCell {...props} component="th" scope="row" />;
}

proves(
  'Its cells are td; for row headers, let components.Cell pass component="th" and scope="row" to MTableCell.',
  () => {
    const name = { cellStyle: { backgroundColor: 'rgb(1, 2, 3)', fontWeight: 700 } };
    const first = (components: object) => {
      const { el } = mountTable({}, { columns: columns({ name }), components });
      const cells = all(el, `${bodyRow}:nth-of-type(1) > *`);
      const { backgroundColor, fontWeight } = getComputedStyle(cells[0] as HTMLElement);
      expect([backgroundColor, fontWeight, cells[0]?.textContent]).toEqual(['rgb(1, 2, 3)', '700', 'Cid']);
      return cells.map((cell) => `${cell.localName} ${cell.getAttribute('scope')}`);
    };
    expect(first({})).toEqual(['td null', 'td null', 'td null']);
    expect(first({ Cell })).toEqual(['th row', 'td null', 'td null']);
  },
);
