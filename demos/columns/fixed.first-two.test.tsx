import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, headers, scroller } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';

const frozen = { position: 'sticky', zIndex: 1, bgcolor: 'background.paper' };
const left = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().left ?? 0);

proves(
  "To freeze the first two, add the same rule for position 2, with the first column's width as insetInlineStart.",
  () => {
    const width = (pixels: number) => ({ width: pixels, minWidth: pixels });
    const { el } = mount(
      <div style={{ width: 400 }}>
        <MaterialTable
          columns={columns({ name: width(120), city: width(120), age: width(500) })}
          data={people}
          options={{ draggable: false }}
          sx={{
            '& tr > :nth-of-type(1)': { ...frozen, insetInlineStart: 0 },
            '& tr > :nth-of-type(2)': { ...frozen, insetInlineStart: 120 },
          }}
        />
      </div>,
    );
    scroller(el).scrollTo(200, 0);
    expect(scroller(el).scrollLeft).toBe(200);
    const start = left(scroller(el));
    for (const cells of [headers(el), all(el, `${bodyRow}:nth-of-type(1) td`)]) {
      expect([left(cells[0]), left(cells[1])]).toEqual([start, start + 120]);
      expect(left(cells[2])).toBeLessThan(start + 240);
    }
  },
);

proves("users can't drag the edge of the frozen columns", () => {
  const { el } = mountTable(
    { fixedColumns: { left: 1 }, draggable: false },
    { columns: columns({ name: { width: 200 }, city: { width: 200 }, age: { width: 200 } }) },
  );
  expect(all(el, 'table').length).toBeGreaterThan(1);
  const cursors = new Set(all(el, '*').map((element) => getComputedStyle(element).cursor));
  expect([...cursors].filter((cursor) => /resize|grab|move/.test(cursor))).toEqual([]);
  expect(all(el, '[draggable="true"], [role="separator"]')).toEqual([]);
});
