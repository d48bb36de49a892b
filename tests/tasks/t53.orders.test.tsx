import { expect, test } from 'vitest';
import { mount } from '../claims/claim';
import { click, fill, press, pressText, search } from '../claims/hands';
import { all, bodyRow, buttonOf, filterOf, input, labeled, one, shown, status } from '../claims/read';
import Orders, { type Order } from './t53.orders';

const start: Order[] = Array.from({ length: 18 }, (_, index) => ({
  id: index + 1,
  customer: index < 12 ? `Alba ${index + 1}` : `Bern ${index + 1}`,
  state: index % 3 === 0 ? 'paid' : 'open',
}));
const table = (width = 1000) =>
  mount(
    <div style={{ width }}>
      <Orders start={start} />
    </div>,
  ).el;

test('t53: the count follows search and filters', async () => {
  const el = table();
  await expect.poll(() => status(el)).toBe('18 results');
  search(el, 'alba');
  await expect.poll(() => status(el)).toBe('12 results');
  pressText(el, 'paid');
  await expect.poll(() => status(el)).toBe('4 results');
  fill(filterOf(el, 'Customer'), '7');
  await expect.poll(() => status(el)).toBe('1 results');
  expect(shown(el)).toEqual(['Alba 7']);
  fill(filterOf(el, 'Customer'), '');
  search(el, '');
  pressText(el, 'all');
  await expect.poll(() => status(el)).toBe('18 results');
});

test('t53: dense rows keep search and page', async () => {
  const el = table();
  await expect.poll(() => status(el)).toBe('18 results');
  search(el, 'alba');
  await expect.poll(() => status(el)).toBe('12 results');
  press(el, 'Next Page');
  const page = ['Alba 6', 'Alba 7', 'Alba 8', 'Alba 9', 'Alba 10'];
  expect(shown(el)).toEqual(page);
  const height = () => one(el, bodyRow).offsetHeight;
  const normal = height();
  for (const isDense of [true, false]) {
    click(labeled(el, 'Dense rows'));
    expect(labeled(el, 'Dense rows').checked).toBe(isDense);
    expect(height() < normal).toBe(isDense);
    expect(shown(el)).toEqual(page);
    expect(input(el, 'Search').value).toBe('alba');
    expect(status(el)).toBe('12 results');
  }
});

test('t53: buttons stay while rows are selected', async () => {
  const el = table();
  await expect.poll(() => status(el)).toBe('18 results');
  click(input(el, 'Select order 1'));
  click(input(el, 'Select order 2'));
  expect(status(el)).toBe('18 results, 2 selected');
  pressText(el, 'Remind');
  expect(one(el, '[role="log"]').textContent).toBe('Reminded 2 customers');
  pressText(el, 'New order');
  expect(status(el)).toBe('19 results, 2 selected');
  expect(buttonOf('paid', el).isConnected).toBe(true);
  expect(input(el, 'Search').isConnected).toBe(true);
});

test('t53: it wraps on small screens', async () => {
  const lines = (el: ParentNode) =>
    new Set(all(el, '.MuiToolbar-root > button, .MuiToolbar-root > h2').map((part) => part.offsetTop)).size;
  const wide = table(1200);
  await expect.poll(() => status(wide)).toBe('18 results');
  expect(one(wide, '.MuiToolbar-root').offsetHeight).toBeLessThan(90);
  const phone = table(360);
  await expect.poll(() => status(phone)).toBe('18 results');
  const bar = one(phone, '.MuiToolbar-root');
  expect(bar.scrollWidth).toBeLessThanOrEqual(360);
  expect(lines(phone)).toBeGreaterThan(1);
  const right = bar.getBoundingClientRect().right;
  for (const part of all(bar, 'button, input, h2, [role="status"]')) {
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  }
});
