import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { all, bodyRow, mountTable, one } from '../../tests/claims/table';

const rowStyle = { backgroundColor: 'rgb(1, 2, 3)' };
const onRowClick = () => undefined;
const background = (element: Element | undefined) => element && getComputedStyle(element).backgroundColor;

proves(
  [
    'An inline background overrides the hover color.',
    "Put that into sx with !important: '& tbody tr:hover': { bgcolor: 'action.selected",
  ],
  async () => {
    const plain = mountTable({ rowStyle }, { onRowClick }).el;
    await userEvent.hover(one(plain, `${bodyRow} td`));
    expect(background(one(plain, bodyRow))).toBe('rgb(1, 2, 3)');
    const sx = { '& tbody tr:hover': { bgcolor: 'rgb(9, 9, 9) !important' } };
    const cured = mountTable({ rowStyle }, { onRowClick, sx }).el;
    await userEvent.hover(one(cured, `${bodyRow} td`));
    await expect.poll(() => background(one(cured, bodyRow))).toBe('rgb(9, 9, 9)');
  },
);

proves(
  "Select the cell by number in sx, from 1, including checkboxes and actions: '& tbody tr:hover td:nth-of-type(2)'",
  async () => {
    const sx = { '& tbody tr:hover td:nth-of-type(2)': { bgcolor: 'rgb(8, 8, 8)' } };
    const { el } = mountTable({}, { sx });
    await userEvent.hover(one(el, `${bodyRow} td`));
    await expect.poll(() => background(all(el, `${bodyRow} td`)[1])).toBe('rgb(8, 8, 8)');
    expect(background(all(el, `${bodyRow} td`)[0])).not.toBe('rgb(8, 8, 8)');
  },
);
