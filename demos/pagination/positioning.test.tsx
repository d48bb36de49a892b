import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill } from '../../tests/claims/hands';
import { all, buttonOf, header, input, shown } from '../../tests/claims/read';
import { mountTable, people } from '../../tests/claims/table';
import NoPager from './positioning.one-page';

const pager = (el: ParentNode) => all(el, '.MuiTablePagination-root').length;

proves(
  "To give empty rows the same height as your rows, use sx={{ '& tbody tr:empty:not(:last-child)': { height: '56px !important' } }}.",
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

proves('It can change along with the rows, without losing other state.', () => {
  const { el } = mount(<NoPager />);
  expect(pager(el)).toBe(0);
  click(header(el, 2));
  expect(shown(el)).toEqual(['Berger', 'Dahl', 'Adams', 'Costa']);
  click(buttonOf('One more'));
  expect(pager(el)).toBe(0);
  click(buttonOf('One more'));
  expect(pager(el)).toBe(1);
  expect(shown(el)).toEqual(['Evans', 'Berger', 'Dahl', 'Adams', 'Fischer']);
  click(buttonOf('One less'));
  expect(pager(el)).toBe(0);
  expect(shown(el)).toHaveLength(5);
});

proves(
  'This counts every row, so if a search leaves three of twelve, the pagination is still shown.',
  async () => {
    const { el } = mountTable({ paging: people.length > 5 });
    fill(input(el, 'Search'), 'rome');
    await expect.poll(() => shown(el)).toHaveLength(3);
    expect(pager(el)).toBe(1);
  },
);
