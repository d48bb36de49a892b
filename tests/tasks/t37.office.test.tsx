import { expect, test } from 'vitest';
import { mount } from '../claims/claim';
import { click, fill, key, press } from '../claims/hands';
import { all, buttonOf, input, one, scroller, shown } from '../claims/read';
import Office, { type Entry } from './t37.office';

const list = (word: string, length: number): Entry[] =>
  Array.from({ length }, (_, index) => ({
    id: index + 1,
    name: `${word} ${index + 1}`,
    place: 'Aberdeen, '.repeat(6),
    note: '',
  }));

const entries = {
  Customers: list('Customer', 7),
  Orders: list('Order', 1),
  Suppliers: list('Supplier', 1),
  Returns: list('Return', 2),
};

const open = () => mount(<Office entries={entries} staff={list('Person', 1)} />);

const tab = (name: string) => one(document, `#tab-${name}`);
const panel = (name: string) => one(document, `#panel-${name}`);

test('t37: a tab keeps its state', () => {
  open();
  press(panel('Customers'), 'Next Page');
  click(input(panel('Customers'), 'Select Customer 7'));
  click(tab('Returns'));
  expect(panel('Customers').checkVisibility()).toBe(false);
  expect(shown(panel('Returns'))[0]).toBe('Return 1');
  fill(input(panel('Returns'), 'Search'), '2');
  click(tab('Customers'));
  expect(panel('Customers').checkVisibility()).toBe(true);
  expect(shown(panel('Customers'))[0]).toBe('Customer 6');
  expect(input(panel('Customers'), 'Select Customer 7').checked).toBe(true);
  expect(input(panel('Customers'), 'Search').value).toBe('');
  click(tab('Returns'));
  expect(input(panel('Returns'), 'Search').value).toBe('2');
});

test("t37: the dialog's Escape closes the editor first", async () => {
  open();
  click(buttonOf('Open menu'));
  click(buttonOf('Staff'));
  const dialog = one(document, '[role="dialog"]');
  const isShown = () => dialog.checkVisibility({ visibilityProperty: true });
  press(dialog, 'Edit Person 1');
  fill(input(dialog, 'Name'), 'Someone');
  key(input(dialog, 'Name'), 'Escape', 27);
  expect(shown(dialog)[0]).toBe('Person 1');
  expect(isShown()).toBe(true);
  key(dialog, 'Escape', 27);
  await expect.poll(isShown).toBe(false);
});

test('t37: opening the drawer keeps the widths sensible', async () => {
  const { el } = open();
  const main = one(el, 'main');
  const before = main.clientWidth;
  click(buttonOf('Open menu'));
  await expect.poll(() => main.clientWidth).toBe(before - 200);
  const box = scroller(panel('Customers'));
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  expect(box.clientWidth).toBeLessThanOrEqual(main.clientWidth);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  click(buttonOf('Close menu'));
  await expect.poll(() => main.clientWidth).toBe(before);
});

test('t37: ids in the page are unique', () => {
  open();
  click(buttonOf('Open menu'));
  click(buttonOf('Staff'));
  press(one(document, '[role="dialog"]'), 'Edit Person 1');
  const ids = all(document, '[id]').map(({ id }) => id);
  expect(ids).toContain('panel-Returns');
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
