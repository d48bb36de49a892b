import MaterialTable, { MTableCell, type Column } from '@material-table/core';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../tests/claims/claim';
import { pressText } from '../tests/claims/hands';
import { all, headers, one, scroller } from '../tests/claims/read';
import { columns, mountTable, people, type Person } from '../tests/claims/table';

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

function PinMenu() {
  const [own] = useState(() => columns({ age: { minWidth: 600 } }));
  const [place, setPlace] = useState(0);
  return (
    <div style={{ width: 400 }}>
      <button onClick={() => setPlace(1)}>Pin Name</button>
      <button onClick={() => setPlace(0)}>Unpin</button>
      <MaterialTable
        columns={own}
        data={people}
        sx={{ [`& tr > :nth-of-type(${place})`]: { position: 'sticky', insetInlineStart: 0 } }}
      />
    </div>
  );
}

proves(
  'Let users pin a column | Workaround | A menu next to the table that changes which column is sticky',
  () => {
    const { el } = mount(<PinMenu />);
    /** How far the first header is from the edge after scrolling. */
    const offset = () => {
      scroller(el).scrollLeft = 100;
      const [view, first] = [scroller(el), headers(el)[0] as Element].map((part) =>
        part.getBoundingClientRect(),
      );
      return Math.round(first!.left - view!.left);
    };
    expect(offset()).toBe(-100);
    pressText(el, 'Pin Name');
    expect(offset()).toBe(0);
    pressText(el, 'Unpin');
    expect(offset()).toBe(-100);
  },
);
