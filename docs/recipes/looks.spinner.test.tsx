import { Box, CircularProgress } from '@mui/material';
import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { mountTable, one, people } from '../../tests/claims/table';

const many = Array.from({ length: 60 }, (_, index) => ({
  ...people[0],
  id: index + 1,
  name: `n${index}`,
  city: '',
  age: 1,
}));
const Spinner = () => (
  <Box sx={{ position: 'sticky', top: 100, textAlign: 'center' }}>
    <CircularProgress />
  </Box>
);
const place = (el: ParentNode) => one(el, '[role="progressbar"]').getBoundingClientRect();

proves('It is in the middle of the table.', () => {
  const { el } = mountTable({ paging: false }, { data: many, isLoading: true });
  const { top, height } = el.getBoundingClientRect();
  expect(height).toBeGreaterThan(2 * innerHeight);
  expect(Math.abs((place(el).top + place(el).bottom) / 2 - (top + height / 2))).toBeLessThan(40);
});

proves(
  "To keep it in view, use a components.OverlayLoading with <Box sx={{ position: 'sticky', top: 100, textAlign: 'center' }}><CircularProgress /></Box>.",
  async () => {
    const { el } = mountTable(
      { paging: false },
      { data: many, isLoading: true, components: { OverlayLoading: Spinner } },
    );
    for (const y of [0, 400, 1200]) {
      scrollTo(0, y);
      await expect.poll(() => scrollY).toBe(y);
      expect(place(el).top).toBeGreaterThanOrEqual(0);
      expect(place(el).bottom).toBeLessThan(innerHeight);
    }
    scrollTo(0, 0);
  },
);

const Veiled = () => (
  <Box sx={{ height: '100%', bgcolor: 'rgb(255 255 255 / 0.7)' }}>
    <Spinner />
  </Box>
);

proves(
  "This also removes the pale overlay over the rows; a box around yours with sx={{ height: '100%', bgcolor: 'rgb(255 255 255 / 0.7)' }} restores it.",
  async () => {
    /** The first color behind the spinner, and how much of the table's height it covers. */
    const veil = (el: HTMLElement) => {
      const paper = one(el, '.MuiPaper-root');
      for (let part = one(el, '[role="progressbar"]'); part !== paper; part = part.parentElement ?? paper) {
        const { backgroundColor } = getComputedStyle(part);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)')
          return [backgroundColor, part.offsetHeight === paper.offsetHeight];
      }
      return undefined;
    };
    const loading = (components = {}) => mountTable({}, { isLoading: true, components }).el;
    expect(veil(loading())).toEqual(['rgb(255, 255, 255)', true]);
    const own = loading({ OverlayLoading: Spinner });
    await expect.poll(() => veil(own)).toBeUndefined();
    const veiled = loading({ OverlayLoading: Veiled });
    await expect.poll(() => veil(veiled)).toEqual(['rgba(255, 255, 255, 0.7)', true]);
  },
);
