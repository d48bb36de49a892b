import MaterialTable, { type Column } from '@material-table/core';
import { Box } from '@mui/material';
import type { CSSProperties } from 'react';
import { expect, onTestFinished } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, headers, one } from '../../tests/claims/read';
import { columns, inBox, people, type Person } from '../../tests/claims/table';

const left = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().left ?? NaN);

/** Scroll the table's own box sideways. */
function scrollBox(el: HTMLElement, by: number) {
  const box = all(el, 'div').find(
    (div) => getComputedStyle(div).overflowX === 'auto' && div.scrollWidth > div.clientWidth,
  );
  box?.scrollTo(by, 0);
  expect(box?.scrollLeft).toBe(by);
}

const sticky = (inlineStart: number): Partial<Column<Person>> => {
  const style: CSSProperties = { position: 'sticky', insetInlineStart: inlineStart, background: 'white' };
  return { width: 150, cellStyle: style, headerStyle: { ...style, zIndex: 11 } };
};

proves(
  [
    'Give the column the background color of the table, because the other cells scroll beneath it.',
    'For a second sticky column, set insetInlineStart to the width of the first',
  ],
  () => {
    const own = columns({ name: sticky(0), city: sticky(150), age: { width: 800 } });
    const el = inBox(500, own, { tableLayout: 'fixed' });
    const lefts = () => [headers(el), all(one(el, bodyRow), 'td')].map((cells) => cells.map(left));
    const [before] = lefts();
    scrollBox(el, 300);
    const after = before?.map((x, index) => (index === 2 ? x - 300 : x));
    expect(lefts()).toEqual([after, after]);
    expect(before?.[1]).toBe((before?.[0] ?? 0) + 150);
    const background = (of: ParentNode) => getComputedStyle(one(of, `${bodyRow} td`)).backgroundColor;
    expect([background(inBox(500, columns())), background(el)]).toEqual([
      'rgba(0, 0, 0, 0)',
      'rgb(255, 255, 255)',
    ]);
  },
);

proves(
  "There is no option for this, and selection and actions have no column object, so use the table's sx.",
  async () => {
    const actions = [() => ({ icon: 'x', tooltip: 'Act', onClick: () => undefined })];
    const own = columns({ name: { width: 400 }, city: { width: 400 }, age: { width: 400 } });
    const titles = own.map(({ title }) => title);
    const options = { selection: true, fixedColumns: { left: 1, right: 1 } };
    const el = inBox(500, own, options, { actions });
    await expect.poll(() => all(el, 'thead').length).toBeGreaterThan(1);
    const boxes = all(el, 'thead th:first-of-type');
    const before = boxes.map(left);
    scrollBox(el, 200);
    expect(boxes.map(left)).toEqual(before.map((x) => x - 200));
    expect(own.map(({ title }) => title)).toEqual(titles);
  },
);

proves('Without maxBodyHeight, the header can stick to the window.', () => {
  onTestFinished(() => scrollTo(0, 0));
  /** Where the header is when the window has scrolled past the table's start. */
  const topOf = (maxBodyHeight?: number) => {
    scrollTo(0, 0);
    const headerStyle = { position: 'sticky', top: 0 } as const;
    const { el, unmount } = mount(
      <Box sx={{ '& .MuiBox-root:has(> div > div > table)': { overflow: 'visible !important' } }}>
        <MaterialTable
          columns={columns()}
          data={people}
          options={{ headerStyle, paging: false, maxBodyHeight }}
        />
        <div style={{ height: 3000 }} />
      </Box>,
    );
    const header = one(el, 'thead th');
    scrollBy(0, header.getBoundingClientRect().top + 100);
    const top = Math.round(header.getBoundingClientRect().top);
    unmount();
    return top;
  };
  expect(topOf()).toBe(0);
});
