import { Box, CircularProgress } from '@mui/material';
import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, has, input, one, shown } from '../../tests/claims/read';
import { mountTable, people } from '../../tests/claims/table';
import { columnTexts, pressOn, textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import Refresh from './basic.refresh';
import Loading from './basic.skeleton';
import SkeletonOfRemoteRows from './basic.skeleton-remote';

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

const firstFive = ['Alma Abel', 'Bruno Abel', 'Clara Abel', 'David Abel', 'Elif Abel'];

proves(
  [
    'The table calls it with a query for each page, search, filter and sort order, and shows the rows it returns.',
    'The list below the table shows each query as it is sent.',
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect.poll(() => names(demo)).toEqual(firstFive);
    await expect.element(demo).toHaveTextContent('1-5 of 10000');
    await demo.getByRole('button', { name: 'Next Page' }).click();
    await expect
      .poll(() => names(demo))
      .toEqual(['Farid Abel', 'Greta Abel', 'Hugo Abel', 'Ines Abel', 'Jonas Abel']);
    await expect.element(requests(demo)).toHaveTextContent('200 /people?page=1&size=5');
    await demo.getByRole('button', { name: 'Last Page' }).click();
    await expect.element(demo).toHaveTextContent('9996-10000 of 10000');
  },
);

proves(
  [
    'The table calls it with a query for each page, search, filter and sort order, and shows the rows it returns.',
    'Several sort keys: Click one header after another.',
    'Filters: Each filter has a column and a value.',
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect.poll(() => names(demo)).toEqual(firstFive);
    await demo.getByText('Age', { exact: true }).click();
    await expect.element(requests(demo)).toHaveTextContent('200 /people?page=0&size=5&sort=age.asc');
    await demo.getByText('City', { exact: true }).click();
    await expect
      .element(requests(demo))
      .toHaveTextContent('200 /people?page=0&size=5&sort=age.asc&sort=city.asc');
    await demo.getByRole('textbox', { name: 'Search' }).fill('engel');
    await expect
      .element(requests(demo))
      .toHaveTextContent('200 /people?page=0&size=5&search=engel&sort=age.asc&sort=city.asc');
    await demo.getByLabelText('filter data by Name').fill('hugo');
    await demo.getByLabelText('Filter of Member').click();
    await expect
      .element(requests(demo))
      .toHaveTextContent(
        '200 /people?page=0&size=5&search=engel&sort=age.asc&sort=city.asc&name=hugo&isMember=checked',
      );
    expect(names(demo)).toEqual(Array.from({ length: 5 }, () => 'Hugo Engel'));
    const ages = texts(demo, 2).map(Number);
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
  },
);

proves(['Refresh: The button reloads the table.'], async () => {
  const demo = visit(<Basic />);
  await expect
    .poll(() => textsOf(requests(demo)))
    .toEqual(['200 /people?page=0&size=5 GET /people?page=0&size=5']);
  await demo.getByRole('button', { name: 'Refresh' }).click();
  await expect
    .poll(() => textsOf(requests(demo)))
    .toEqual([['200', 'GET', '200', 'GET'].map((event) => `${event} /people?page=0&size=5`).join(' ')]);
});

proves(
  [
    'Failure: If you throw an error, the table shows its message over the current rows.',
    "components.OverlayError replaces the library's icon with a real button.",
    'Or make each request fail, go to another page, and retry.',
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect.poll(() => names(demo)).toEqual(firstFive);
    const failing = demo.getByRole('slider', { name: /^Failing/ });
    await pressOn(failing, '{ArrowRight}');
    await expect.element(demo).toHaveTextContent('Failing: each request');
    await demo.getByRole('button', { name: 'Next Page' }).click();
    await expect.element(demo.getByRole('alert')).toHaveTextContent('The server answered 503.');
    expect(names(demo)).toEqual(firstFive);
    await pressOn(failing, '{Home}');
    await demo.getByRole('button', { name: 'Retry' }).click();
    await expect
      .poll(() => names(demo))
      .toEqual(['Farid Abel', 'Greta Abel', 'Hugo Abel', 'Ines Abel', 'Jonas Abel']);
    await expect.element(demo.getByRole('alert')).not.toBeInTheDocument();
  },
);

test('a slow answer is dropped when a newer query was sent, which keeps what the slow one asked', async () => {
  const demo = visit(<Basic />);
  await expect.poll(() => names(demo)).toEqual(firstFive);
  const latency = demo.getByRole('slider', { name: /^Latency/ });
  await pressOn(latency, '{End}');
  await demo.getByRole('textbox', { name: 'Search' }).fill('berlin');
  await expect.element(requests(demo)).toHaveTextContent('GET /people?page=0&size=5&search=berlin');
  await pressOn(latency, '{Home}');
  await demo.getByText('Age', { exact: true }).click();
  await expect.element(requests(demo)).toHaveTextContent('Canceled /people?page=0&size=5&search=berlin');
  await expect
    .element(requests(demo))
    .toHaveTextContent('200 /people?page=0&size=5&search=berlin&sort=age.asc');
  await expect.poll(() => texts(demo, 1)).toEqual(['Berlin', 'Berlin', 'Berlin', 'Berlin', 'Berlin']);
  await expect.poll(() => texts(demo, 2)).toEqual(['18', '18', '18', '18', '18']);
});

const requests = (demo: Locator) => demo.getByLabelText('Requests', { exact: true });
/** The texts of a column without its filter. */
const texts = (demo: Locator, column: number) =>
  columnTexts(demo.byCss('table').filter({ hasText: 'Member' }), column).slice(1);
const names = (demo: Locator) => texts(demo, 0);

proves(
  [
    "A data function can't return placeholders.",
    'Replace the rows in components.Body while it runs, and leave the overlay empty',
  ],
  async () => {
    const { el } = mount(<SkeletonOfRemoteRows />);
    const lines = () => all(el, 'tbody tr:has(.MuiSkeleton-root)').length;
    await expect.poll(lines).toBe(5);
    expect(one(el, '[role=status]').textContent).toBe('The rows are on their way.');
    await expect.poll(() => shown(el).length).toBe(5);
    expect([lines(), one(el, '[role=status]').textContent]).toEqual([0, '']);
    const [first] = shown(el);
    press(el, 'Next Page');
    await expect.poll(lines).toBe(5);
    expect(all(el, '.MuiCircularProgress-root')).toHaveLength(0);
    await expect.poll(() => shown(el).length).toBeGreaterThan(0);
    expect(shown(el)[0]).not.toBe(first);
  },
);
