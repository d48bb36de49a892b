import MaterialTable from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { headers, one } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

proves(
  [
    'For a right click, handle onContextMenu on an element around the table.',
    "event.target.closest('th') is the header, and its cellIndex the position of the column, including those of checkboxes and actions.",
  ],
  () => {
    const onHeader = vi.fn();
    const { el } = mount(
      <div
        onContextMenu={(event) => {
          const th = (event.target as Element).closest('th');
          onHeader(th && [th.cellIndex, th.textContent]);
        }}
      >
        <MaterialTable columns={columns()} data={people} options={{ selection: true }} />
      </div>,
    );
    const rightClick = (target: Element) =>
      flushSync(() => target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })));
    const city = headers(el)[2] as HTMLElement;
    rightClick(city);
    rightClick(one(city, '.MuiTableSortLabel-root'));
    rightClick(one(el, 'tbody td'));
    expect(onHeader.mock.calls).toEqual([[[2, 'City']], [[2, 'City']], [null]]);
  },
);

proves('To mark a column, give its position a background in sx.', async () => {
  const { el } = mount(
    <MaterialTable
      columns={columns()}
      data={people}
      options={{ draggable: false }}
      sx={{ '& tr > :nth-of-type(2)': { bgcolor: 'rgb(1, 2, 3)' } }}
    />,
  );
  const colorOf = (selector: string) => getComputedStyle(one(el, selector)).backgroundColor;
  await expect.poll(() => colorOf('tbody td:nth-of-type(2)')).toBe('rgb(1, 2, 3)');
  expect(colorOf('th:nth-of-type(2)')).toBe('rgb(1, 2, 3)');
  expect(colorOf('tbody td:nth-of-type(1)')).not.toBe('rgb(1, 2, 3)');
});
