// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardFocus } from './focus-guard';

const frame = document.createElement('iframe');
const field = document.createElement('textarea');
let guard: ReturnType<typeof guardFocus>;
const onRepeated = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  document.body.replaceChildren(field, frame);
  frame.tabIndex = 0;
  field.focus();
  onRepeated.mockClear();
  guard = guardFocus(frame, onRepeated);
});

afterEach(() => {
  guard.release();
  vi.useRealTimers();
});

const press = (key: string) => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

/** The frame takes the focus, by a click or by itself. @returns the element that finally has it. */
function takeFocus(): Element | null {
  frame.focus();
  window.dispatchEvent(new Event('blur'));
  vi.advanceTimersByTime(10);
  return document.activeElement;
}

test('a frame that takes the focus from an editor does not keep it', () => {
  expect(takeFocus()).toBe(field);
  press('a');
  expect(takeFocus()).toBe(field);
});

test('the Tab key leads from the editor into the frame', () => {
  press('Tab');
  expect(takeFocus()).toBe(frame);
});

test('a press in the frame gives it the focus, until the visitor uses the page again', () => {
  guard.pressed();
  expect(takeFocus()).toBe(frame);
  field.focus();
  field.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(takeFocus()).toBe(field);
});

test('a press that the page learns of late gives the focus back to the frame, and does not count', () => {
  for (let time = 0; time < 5; time += 1) {
    press('a');
    expect(takeFocus()).toBe(field);
    guard.pressed();
    expect(document.activeElement).toBe(frame);
    field.focus();
  }
  expect(onRepeated).not.toHaveBeenCalled();
});

test('three times within two seconds are told, fewer are not', () => {
  for (const pause of [1500, 1500, 0, 0]) {
    expect(onRepeated).not.toHaveBeenCalled();
    expect(takeFocus()).toBe(field);
    vi.advanceTimersByTime(pause);
  }
  expect(onRepeated).toHaveBeenCalledTimes(1);
});
