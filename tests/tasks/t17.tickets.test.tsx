import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../claims/claim';
import { click } from '../claims/hands';
import { all, bodyRow, cell, has, input, one, shown, texts } from '../claims/read';
import Tickets, { type Ticket } from './t17.tickets';

const start: Ticket[] = [
  { id: 1, subject: 'Printer', state: 'open' },
  { id: 2, subject: 'Login', state: 'closed' },
  { id: 3, subject: 'Invoice', state: 'open' },
  { id: 4, subject: 'Wi-Fi', state: 'open' },
];
const list = (mayDelete = true) => mount(<Tickets start={start} mayDelete={mayDelete} />).el;
const rowOf = (el: ParentNode, subject: string) => all(el, bodyRow)[shown(el).indexOf(subject)]!;
const entries = () => texts(document, '[role="menuitem"]');
const isOpen = () => has(document, '[role="menu"]');
const states = (el: ParentNode) => shown(el, 1);

async function rightClick(el: ParentNode, subject: string): Promise<void> {
  await userEvent.click(one(rowOf(el, subject), cell), { button: 'right' });
  await expect.poll(isOpen).toBe(true);
}

/** Choose an entry, or none, and wait until the menu has closed. */
async function leave(name?: string): Promise<void> {
  if (name) click(all(document, '[role="menuitem"]').find(({ textContent }) => textContent === name)!);
  else await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
}

test('t17: the menu opens at the pointer', async () => {
  const el = list();
  const target = one(rowOf(el, 'Invoice'), cell);
  const box = target.getBoundingClientRect();
  await userEvent.click(target, { button: 'right', position: { x: 30, y: 10 } });
  await expect.poll(isOpen).toBe(true);
  const paper = () => one(document, '.MuiMenu-paper').getBoundingClientRect();
  await expect.poll(() => Math.abs(paper().left - box.left - 30)).toBeLessThan(2);
  await expect.poll(() => Math.abs(paper().top - box.top - 10)).toBeLessThan(2);
  await leave();
});

/** The keys open the menu of the focused row, and an entry acts on it. */
async function opens(keys: string): Promise<void> {
  const el = list();
  const row = rowOf(el, 'Login');
  row.focus();
  await userEvent.keyboard(keys);
  await expect.poll(isOpen).toBe(true);
  expect(entries()).toEqual(['Reopen', 'Delete']);
  const paper = () => one(document, '.MuiMenu-paper').getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  await expect.poll(() => paper().top).toBeGreaterThanOrEqual(top);
  await expect.poll(() => paper().top).toBeLessThanOrEqual(bottom + 1);
  await leave('Reopen');
  expect(states(el)).toEqual(['open', 'open', 'open', 'open']);
}

test('t17: it opens with the menu key or Shift+F10 too', async () => {
  await opens('{ContextMenu}');
  await opens('{Shift>}{F10}{/Shift}');
});

test('t17: entries differ by row', async () => {
  const el = list();
  await rightClick(el, 'Printer');
  expect(entries()).toEqual(['Close', 'Delete']);
  await leave();
  await rightClick(el, 'Login');
  expect(entries()).toEqual(['Reopen', 'Delete']);
  await leave();
  const guest = list(false);
  await rightClick(guest, 'Printer');
  expect(entries()).toEqual(['Close']);
  await leave('Close');
  expect(states(guest)).toEqual(['closed', 'closed', 'open', 'open']);
});

test('t17: with several rows selected it acts on all of them', async () => {
  const el = list();
  for (const subject of ['Printer', 'Login', 'Invoice']) click(input(el, `Select ${subject}`));
  await rightClick(el, 'Invoice');
  expect(entries()).toEqual(['Close 2 tickets', 'Reopen 1 tickets', 'Delete 3 tickets']);
  await leave('Close 2 tickets');
  expect(states(el)).toEqual(['closed', 'closed', 'closed', 'open']);
  await rightClick(el, 'Wi-Fi');
  expect(entries()).toEqual(['Close', 'Delete']);
  await leave('Close');
  expect(states(el)[3]).toBe('closed');
  await rightClick(el, 'Printer');
  await leave('Delete 3 tickets');
  expect(shown(el)).toEqual(['Wi-Fi']);
});
