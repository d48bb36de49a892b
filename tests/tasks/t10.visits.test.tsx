import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../claims/claim';
import { click, press, search } from '../claims/hands';
import { all, checked, has, input, one, shown, texts, titles } from '../claims/read';
import Visits from './t10.visits';

const visits = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  client: `Client ${String(index + 1).padStart(2, '0')}`,
  street: index < 9 ? 'Mill Lane' : 'High Street',
  time: `${8 + index}:00`,
}));

/** Show the visits in a window of this width, until the end of the test. */
async function open(width: number) {
  const before = [window.innerWidth, window.innerHeight] as const;
  onTestFinished(() => page.viewport(...before));
  await page.viewport(width, 700);
  const onSelect = vi.fn();
  const onDone = vi.fn();
  const { el } = mount(<Visits visits={visits} onSelect={onSelect} onDone={onDone} />);
  return { el, onSelect, onDone };
}

const clients = (el: ParentNode) => texts(el, 'dl div:first-child dd');

test('t10: cards show name and value', async () => {
  const { el } = await open(599);
  expect(has(el, 'thead')).toBe(false);
  expect(texts(one(el, 'dl'), 'dt')).toEqual(['Client', 'Street', 'Time']);
  expect(texts(one(el, 'dl'), 'dd')).toEqual(['Client 01', 'Mill Lane', '8:00']);
  await page.viewport(600, 700);
  await expect.poll(() => has(el, 'dl')).toBe(false);
  expect(titles(el)).toEqual(expect.arrayContaining(['Client', 'Street', 'Time']));
  expect(shown(el)[0]).toBe('Client 01');
});

test('t10: selecting a card works', async () => {
  const { el, onSelect, onDone } = await open(400);
  click(input(el, 'Select Client 02'));
  expect(input(el, 'Select Client 02').checked).toBe(true);
  expect(onSelect).toHaveBeenLastCalledWith([2]);
  press(el, 'Done: Client 03');
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
  await page.viewport(800, 700);
  await expect.poll(() => checked(el)).toEqual([false, true, false, false, false]);
  press(el, 'Done: Client 02');
  expect(onDone).toHaveBeenLastCalledWith(2);
  click(input(el, 'Select Client 02'));
  expect(onSelect).toHaveBeenLastCalledWith([]);
});

test('t10: turning the phone keeps search and page', async () => {
  const { el } = await open(400);
  search(el, 'Mill');
  press(el, 'Next Page');
  await expect.poll(() => clients(el)).toEqual(['Client 06', 'Client 07', 'Client 08', 'Client 09']);
  await page.viewport(700, 400);
  await expect.poll(() => shown(el)).toEqual(['Client 06', 'Client 07', 'Client 08', 'Client 09']);
  expect(input(el, 'Search').value).toBe('Mill');
  await page.viewport(400, 700);
  await expect.poll(() => clients(el)).toEqual(['Client 06', 'Client 07', 'Client 08', 'Client 09']);
  expect(input(el, 'Search').value).toBe('Mill');
});

test('t10: all page buttons are visible at 320 px', async () => {
  const { el } = await open(320);
  const buttons = all(el, 'tfoot button');
  expect(buttons).toHaveLength(4);
  const paper = one(el, '.MuiPaper-root').getBoundingClientRect();
  expect(paper.right).toBeLessThanOrEqual(320);
  for (const button of buttons) {
    expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(paper.left);
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(paper.right);
  }
});
