import { expect, test } from 'vitest';
import { mount } from '../claims/claim';
import { click, fill, press, pressText } from '../claims/hands';
import { all, bodyRow, filterOf, input, one, shown, texts } from '../claims/read';
import Spending, { type Expense } from './t14.spending';

const expenses: Expense[] = [
  { id: 1, department: 'Sales', year: 2025, item: 'Travel', cost: 1200 },
  { id: 2, department: 'Office', year: 2026, item: 'Paper', cost: 40 },
  { id: 3, department: 'Sales', year: 2026, item: 'Travel', cost: 900 },
  { id: 4, department: 'Sales', year: 2026, item: 'Phones', cost: 300 },
  { id: 5, department: 'Office', year: 2025, item: 'Travel', cost: 60 },
];

const open = () => mount(<Spending expenses={expenses} />).el;

const toggle = (el: ParentNode, name: string, index = 0) => {
  const icon = all(el, 'svg').filter((svg) => svg.textContent === `Group ${name}`)[index];
  click(icon?.closest('button') as HTMLElement);
};

/** The texts of the group rows, without the names of their buttons. */
const groups = (el: ParentNode) =>
  texts(el, 'tbody tr:has(b)').map((text) => text.replace(/^Group (Office|Sales|\d+)/, ''));

/** The last row. */
const total = (el: ParentNode) => one(el, 'tbody tr:last-child').textContent?.match(/Total€([\d,]+)/)?.[1];

const amountOf = (group: string) => Number(group.match(/€([\d,]+)/)?.[1]?.replace(',', ''));
const sumOfGroups = (el: ParentNode) => groups(el).reduce((sum, group) => sum + amountOf(group), 0);

test('t14: subtotals follow a filter', async () => {
  const el = open();
  expect(groups(el)).toEqual(['€100 for Office', '€2,400 for Sales']);
  toggle(el, 'Sales');
  expect(groups(el)).toEqual(['€100 for Office', '€2,400 for Sales', '€1,200 for 2025', '€1,200 for 2026']);
  fill(filterOf(el, 'Item'), 'travel');
  await expect
    .poll(() => groups(el))
    .toEqual(['€60 for Office', '€2,100 for Sales', '€1,200 for 2025', '€900 for 2026']);
});

test('t14: the grand total equals the sum of the groups', async () => {
  const el = open();
  expect(total(el)).toBe('2,500');
  expect(sumOfGroups(el)).toBe(2500);
  fill(filterOf(el, 'Item'), 'travel');
  await expect.poll(() => total(el)).toBe('2,160');
  expect(sumOfGroups(el)).toBe(2160);
  const titles = texts(el, 'thead tr:first-child th');
  const sum = all(el, 'tbody tr:last-child td').find(({ textContent }) => textContent === '€2,160');
  expect(sum?.getBoundingClientRect().right).toBeCloseTo(
    all(el, 'thead th')[titles.indexOf('Cost')]?.getBoundingClientRect().right ?? 0,
  );
});

test('t14: all groups open and close by one button', async () => {
  const el = open();
  expect(all(el, bodyRow)).toHaveLength(0);
  fill(filterOf(el, 'Item'), 'travel');
  await expect.poll(() => total(el)).toBe('2,160');
  toggle(el, 'Office');
  pressText(el, 'Open all groups');
  expect(groups(el)).toHaveLength(5);
  expect(shown(el)).toEqual(['Travel', 'Travel', 'Travel']);
  pressText(el, 'Close all groups');
  expect(groups(el)).toHaveLength(2);
  toggle(el, 'Office');
  expect(groups(el)).toHaveLength(3);
  expect(filterOf(el, 'Item').value).toBe('travel');
});

test('t14: the groups are kept after an edit', async () => {
  const el = open();
  toggle(el, 'Sales');
  toggle(el, '2026');
  press(el, 'Edit Phones');
  fill(input(el, 'Cost'), '350');
  press(el, 'Save');
  await expect.poll(() => shown(el, 1)).toEqual(['€900', '€350']);
  expect(groups(el)).toEqual(['€100 for Office', '€2,450 for Sales', '€1,200 for 2025', '€1,250 for 2026']);
  await expect.poll(() => total(el)).toBe('2,550');
});
