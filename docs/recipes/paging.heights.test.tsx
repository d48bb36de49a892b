import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { all, mountTable, people } from '../../tests/claims/table';

proves(
  "For empty rows of your rows' height: sx={{ '& tbody tr:empty:not(:last-child)': { height: '56px !important' } }}.",
  () => {
    const heights = (sx: object) =>
      all(mountTable({}, { data: people.slice(0, 2), sx: sx as never }).el, 'tbody tr').map((row) =>
        Math.round(row.getBoundingClientRect().height),
      );
    expect(heights({})).toEqual([56, 56, 49, 49, 49, 1]);
    const sx = { '& tbody tr:empty:not(:last-child)': { height: '56px !important' } };
    expect(heights(sx)).toEqual([56, 56, 56, 56, 56, 1]);
  },
);
