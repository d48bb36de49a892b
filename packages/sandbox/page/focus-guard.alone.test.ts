// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardFocus } from './focus-guard';

const frame = document.createElement('iframe');
const field = document.createElement('textarea');
let guard: ReturnType<typeof guardFocus>;
let isOver = false;
const onRepeated = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.replaceChildren(field, frame);
  frame.tabIndex = 0;
  vi.spyOn(frame, 'matches').mockImplementation(() => isOver);
  field.focus();
  onRepeated.mockClear();
  guard = guardFocus(frame, onRepeated);
});

afterEach(() => {
  guard.release();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const key = () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));

/** The frame takes the focus, by a click or by itself. @returns the element that finally has it. */
function takeFocus(): Element | null {
  frame.focus();
  window.dispatchEvent(new Event('blur'));
  vi.advanceTimersByTime(150);
  return document.activeElement;
}

function enter(): void {
  vi.advanceTimersByTime(20);
  isOver = true;
  frame.dispatchEvent(new Event('pointerenter'));
}

test('a click right after typing keeps the focus where the visitor clicked', () => {
  isOver = false;
  key();
  enter();
  vi.advanceTimersByTime(100);
  expect(takeFocus()).toBe(frame);
});

test('a frame that takes the focus from someone who types doesn’t get it, with the pointer resting on it too', () => {
  isOver = false;
  key();
  expect(takeFocus()).toBe(field);
  enter();
  vi.advanceTimersByTime(20);
  key();
  expect(takeFocus()).toBe(field);
});

test('a click that a busy page learns of only a third of a second later keeps the focus where the visitor clicked', () => {
  isOver = false;
  expect(takeFocus()).toBe(frame);
  vi.advanceTimersByTime(150);
  enter();
  vi.advanceTimersByTime(1000);
  expect(document.activeElement).toBe(frame);
});

test('a frame that takes the focus in a pause does not keep it', () => {
  isOver = false;
  expect(takeFocus()).toBe(frame);
  vi.advanceTimersByTime(1000);
  expect(document.activeElement).toBe(field);
});

test('the Tab key leads from the editor into the frame', () => {
  isOver = false;
  key();
  vi.advanceTimersByTime(100);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(takeFocus()).toBe(frame);
});

test('three times within two seconds are told, twice are not', () => {
  isOver = false;
  for (const times of [0, 0, 1]) {
    key();
    expect(takeFocus()).toBe(field);
    expect(onRepeated).toHaveBeenCalledTimes(times);
  }
});

test('what is longer ago than two seconds does not count', () => {
  isOver = false;
  for (let time = 0; time < 5; time += 1) {
    key();
    expect(takeFocus()).toBe(field);
    vi.advanceTimersByTime(1500);
  }
  expect(onRepeated).not.toHaveBeenCalled();
});

test('a click is one wherever the pointer has been, once the frame says so: before the focus or after it was taken back', () => {
  isOver = true;
  key();
  guard.pressed();
  expect(takeFocus()).toBe(frame);
  for (let time = 0; time < 5; time += 1) {
    vi.advanceTimersByTime(1500);
    field.focus();
    key();
    expect(takeFocus()).toBe(field);
    guard.pressed();
    expect(document.activeElement).toBe(frame);
  }
  expect(onRepeated).not.toHaveBeenCalled();
});

test('a press that comes long after a focus was taken back changes nothing', () => {
  isOver = false;
  key();
  expect(takeFocus()).toBe(field);
  vi.advanceTimersByTime(1500);
  guard.pressed();
  expect(document.activeElement).toBe(field);
});
