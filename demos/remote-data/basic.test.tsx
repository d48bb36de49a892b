import { Box, CircularProgress } from '@mui/material';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, has, input, one, shown } from '../../tests/claims/read';
import { mountTable, people } from '../../tests/claims/table';
import Refresh from './basic.refresh';
import Loading from './basic.skeleton';

const many = Array.from({ length: 60 }, (_, index) => ({
  ...people[0],
  id: index + 1,
  name: `n${index}`,
  city: '',
  age: 1,
}));

const place = (el: ParentNode) => one(el, '[role="progressbar"]').getBoundingClientRect();

const Spinner = () => (
  <Box sx={{ position: 'sticky', top: 100, textAlign: 'center' }}>
    <CircularProgress />
  </Box>
);

const Veiled = () => (
  <Box sx={{ height: '100%', bgcolor: 'rgb(255 255 255 / 0.7)' }}>
    <Spinner />
  </Box>
);

proves('The spinner is in the middle of the table.', () => {
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

proves(
  "Your component also replaces the overlay that dims the rows. To restore the overlay, wrap your component in a box with sx={{ height: '100%', bgcolor: 'rgb(255 255 255 / 0.7)' }}.",
  async () => {
    /** The first color behind the spinner, and the covered share of the table's height. */
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

proves(
  [
    'If every text fits on one line, the table keeps its height, and nothing shifts when the rows arrive.',
    'The pagination also counts placeholders.',
    'or the spinner covers the skeleton',
    'the table shows its empty message while the first rows load',
  ],
  async () => {
    const { el } = mount(
      <div style={{ width: 900 }}>
        <Loading />
      </div>,
    );
    const height = () => one(el, 'table').getBoundingClientRect().height;
    expect(all(el, `${bodyRow} .MuiSkeleton-root`)).toHaveLength(15);
    expect(el.textContent).toContain('1-5 of 5');
    const before = height();
    click(one(el, 'input[type="checkbox"]'));
    await expect.poll(() => shown(el)[0]).toBe('Ingrid Hansen');
    expect(all(el, '.MuiSkeleton-root')).toHaveLength(0);
    expect(height()).toBe(before);
    const loading = mountTable({}, { isLoading: true, data: [] });
    expect(all(loading.el, '.MuiCircularProgress-root')).toHaveLength(1);
    expect(loading.el.textContent).toContain('No records to display');
  },
);

proves('The page, search, and sorting are kept.', async () => {
  const { el } = mount(<Refresh />);
  fill(input(el, 'Search'), 's');
  await expect.poll(() => el.textContent).toContain('of 7');
  click(all(el, 'th .MuiTableSortLabel-root')[2] as HTMLElement);
  press(el, 'Next Page');
  const names = shown(el);
  expect(names).toEqual(['Fischer', 'Costa']);
  press(el, 'Load the orders again');
  await expect.poll(() => has(el, '[role="progressbar"]')).toBe(true);
  await expect.poll(() => shown(el, 1)).toEqual(['paid', 'paid']);
  expect(shown(el)).toEqual(names);
  expect(input(el, 'Search').value).toBe('s');
  expect(has(el, '[role="progressbar"]')).toBe(false);
});
