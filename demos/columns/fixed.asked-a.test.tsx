import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { one, scroller } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

const sticky = { position: 'sticky', insetInlineStart: 0, background: 'white' } as const;

proves(
  'The header of a resizable column scrolls away, because the table sets position: relative on it; use',
  () => {
    const offset = (columnResizable: boolean, sx = {}) => {
      const own = columns({
        name: { width: 100, headerStyle: sticky, cellStyle: sticky },
        city: { width: 300 },
        age: { width: 300 },
      });
      const options = { columnResizable, tableLayout: 'fixed', tableWidth: 'variable' } as const;
      const { el } = mount(
        <div style={{ width: 300 }}>
          <MaterialTable columns={own} data={people} options={options} sx={sx} />
        </div>,
      );
      scroller(el).scrollTo(200, 0);
      const left = (element: Element) => element.getBoundingClientRect().left;
      return Math.round(left(one(el, 'thead th')) - left(scroller(el)));
    };
    expect(offset(false)).toBe(0);
    expect(offset(true)).toBe(-200);
    expect(offset(true, { '& th:first-of-type': { position: 'sticky !important' } })).toBe(0);
  },
);
