import { flushSync } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../claims/claim';
import { fill, key } from '../claims/hands';
import { input, one, scroller, shown } from '../claims/read';
import Parcels from './t55.parcels';

const parcels = Array.from({ length: 60 }, (_, index) => ({ id: index + 1, town: `Town ${index + 1}` }));

function open(user = 'ada') {
  onTestFinished(() => localStorage.clear());
  return mount(<Parcels parcels={parcels} user={user} />);
}

/** Give the window this height, until the end of the test. */
async function setHeight(height: number) {
  const before = [window.innerWidth, window.innerHeight] as const;
  onTestFinished(() => page.viewport(...before));
  await page.viewport(before[0], height);
}

const choice = (el: ParentNode) => one(el, 'select') as HTMLSelectElement;

test('t55: no second scroll bar appears', async () => {
  await setHeight(700);
  const { el } = open();
  const { documentElement } = document;
  expect(shown(el).length).toBeGreaterThan(5);
  expect(documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  // Another row would not fit.
  expect(documentElement.getBoundingClientRect().height + 40).toBeGreaterThan(window.innerHeight);
  expect(scroller(el).scrollHeight).toBe(scroller(el).clientHeight);
});

test('t55: the number changes with the window', async () => {
  await setHeight(700);
  const { el } = open();
  const before = shown(el).length;
  await setHeight(500);
  await expect.poll(() => shown(el).length).toBe(before - 5);
});

test('t55: the choice is kept', () => {
  const first = open();
  choice(first.el).value = '10';
  flushSync(() => choice(first.el).dispatchEvent(new Event('change', { bubbles: true })));
  expect(shown(first.el)).toHaveLength(10);
  first.unmount();
  const again = open();
  expect(shown(again.el)).toHaveLength(10);
  again.unmount();
  const { el } = open('ben');
  expect(choice(el).value).toBe('fit');
});

test('t55: a wrong page number is handled', () => {
  const { el } = open();
  const rows = shown(el);
  const jump = (text: string) => {
    fill(input(el, 'Page'), text);
    key(input(el, 'Page'), 'Enter', 13);
  };
  for (const text of ['0', '61', '-1', '1.5', 'two']) {
    jump(text);
    expect(shown(el)).toEqual(rows);
    expect(input(el, 'Page').getAttribute('aria-invalid')).toBe('true');
  }
  jump('2');
  expect(shown(el)[0]).toBe(String(rows.length + 1));
  expect(input(el, 'Page').getAttribute('aria-invalid')).toBe('false');
});
