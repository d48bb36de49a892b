import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '../claims/claim';
import { click } from '../claims/hands';
import { checked, input, one, scroller, shown, status } from '../claims/read';
import Calls, { type Call } from './t43.calls';

/** Show ten calls. `later` lets seconds pass; the queue is asked every five. */
async function open() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const queue: Call[] = [];
  const ring = (number: number) =>
    queue.push({ id: `call-${number}`, number: `0${number}`, since: Date.now() + number });
  for (let number = 1; number <= 10; number++) ring(number);
  const load = vi.fn(async () => queue.map((call) => ({ ...call })));
  const nameOf = vi.fn((number: string) => `Caller ${number}`);
  const play = vi.fn();
  const { el } = mount(<Calls load={load} nameOf={nameOf} play={play} />);
  const later = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    flushSync(() => undefined);
  };
  await expect.poll(() => shown(el).length).toBe(10);
  return { el, queue, ring, load, nameOf, play, later };
}

test('t43: new rows appear without moving the page', async () => {
  const { el, ring, play, later } = await open();
  const box = scroller(el);
  box.scrollTop = 150;
  const seen = one(el, 'tr:has([aria-label="Select 05"])');
  const place = () => Math.round(seen.getBoundingClientRect().top);
  const before = { place: place(), height: el.offsetHeight };
  ring(11);
  await later(5);
  await expect.poll(() => shown(el)[0]).toBe('Caller 011');
  await expect.poll(place).toBe(before.place);
  expect(el.offsetHeight).toBe(before.height);
  expect(play).toHaveBeenCalledTimes(1);
});

test('t43: waiting times change without rendering the rows again', async () => {
  const { el, nameOf, later } = await open();
  const renders = nameOf.mock.calls.length;
  const before = shown(el, 1)[9];
  await later(4);
  await expect.poll(() => shown(el, 1)[9]).not.toBe(before);
  expect(nameOf.mock.calls).toHaveLength(renders);
});

test('t43: a taken call is removed and the selection stays right', async () => {
  const { el, queue, later } = await open();
  click(input(el, 'Select 05'));
  click(input(el, 'Select 06'));
  expect(status(el)).toBe('10 waiting, 2 selected');
  queue.splice(4, 1);
  await later(5);
  await expect.poll(() => status(el)).toBe('9 waiting, 1 selected');
  expect(shown(el)).not.toContain('Caller 05');
  expect(input(el, 'Select 06').checked).toBe(true);
  expect(checked(el).filter(Boolean)).toHaveLength(1);
  expect(one(el, 'h6').textContent).toBe('1 row(s) selected');
});

test('t43: polling stops when the tab is hidden', async () => {
  const { load, later } = await open();
  const setHidden = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  onTestFinished(() => void vi.restoreAllMocks());
  await later(5);
  expect(load).toHaveBeenCalledTimes(2);
  setHidden(true);
  await later(15);
  expect(load).toHaveBeenCalledTimes(2);
  setHidden(false);
  expect(load).toHaveBeenCalledTimes(3);
});
