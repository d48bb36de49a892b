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

proves('It stands in the middle.', () => {
  const { el } = mountTable({ paging: false }, { data: many, isLoading: true });
  const { top, height } = el.getBoundingClientRect();
  expect(height).toBeGreaterThan(2 * innerHeight);
  expect(Math.abs((place(el).top + place(el).bottom) / 2 - (top + height / 2))).toBeLessThan(40);
});

proves(
  "One that stays in view is a components.OverlayLoading with <Box sx={{ position: 'sticky', top: 100, textAlign: 'center' }}><CircularProgress /></Box>.",
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
