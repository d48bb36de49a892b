import { flushSync } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { mount } from '../claims/claim';
import { click, key } from '../claims/hands';
import { all, focused, one, sortLabel } from '../claims/read';
import Board, { type Card } from './t40.board';

const cards: Card[] = [
  { id: 1, name: 'Buy paint', lane: 'To do' },
  { id: 2, name: 'Call Ann', lane: 'To do' },
  { id: 3, name: 'Fix door', lane: 'To do' },
  { id: 4, name: 'Plan trip', lane: 'Doing' },
  { id: 5, name: 'Sell car', lane: 'Done' },
];

function open() {
  onTestFinished(() => localStorage.clear());
  return mount(<Board cards={cards} />);
}

/** Lanes and cards from top to bottom. */
const board = (el: ParentNode) =>
  all(el, 'tbody tr').map((row) => row.textContent?.replace('Lane: ', '# ').trim());

const handle = (el: ParentNode, name: string) => one(el, `button[aria-label^="Move ${name}"]`);

/** Put the pointer down on one card and up on another. */
function drag(el: ParentNode, name: string, target: string, pointerType: 'mouse' | 'touch') {
  const send = (type: string, on: HTMLElement, at: HTMLElement) => {
    const { left, top, width, height } = at.getBoundingClientRect();
    const place = { clientX: left + width / 2, clientY: top + height / 2 };
    flushSync(() =>
      on.dispatchEvent(new window.PointerEvent(type, { ...place, pointerType, pointerId: 7, bubbles: true })),
    );
  };
  const from = handle(el, name);
  send('pointerdown', from, from);
  // A finger's events go to where it came down.
  send('pointerup', pointerType === 'touch' ? from : handle(el, target), handle(el, target));
}

test('t40: the order is stored', () => {
  const { el, unmount } = open();
  expect(board(el)).toEqual([
    '# To do',
    'Buy paint',
    'Call Ann',
    'Fix door',
    '# Doing',
    'Plan trip',
    '# Done',
    'Sell car',
  ]);
  drag(el, 'Buy paint', 'Call Ann', 'mouse');
  expect(board(el).slice(0, 4)).toEqual(['# To do', 'Call Ann', 'Buy paint', 'Fix door']);
  expect(getComputedStyle(handle(el, 'Fix door')).touchAction).toBe('none');
  drag(el, 'Fix door', 'Call Ann', 'touch');
  expect(board(el).slice(0, 4)).toEqual(['# To do', 'Fix door', 'Call Ann', 'Buy paint']);
  unmount();
  expect(board(open().el).slice(0, 4)).toEqual(['# To do', 'Fix door', 'Call Ann', 'Buy paint']);
});

test('t40: a row can move to another group', () => {
  const { el, unmount } = open();
  drag(el, 'Call Ann', 'Plan trip', 'mouse');
  expect(board(el).slice(0, 6)).toEqual([
    '# To do',
    'Buy paint',
    'Fix door',
    '# Doing',
    'Call Ann',
    'Plan trip',
  ]);
  drag(el, 'Sell car', 'Buy paint', 'touch');
  const last = ['# To do', 'Sell car', 'Buy paint', 'Fix door', '# Doing', 'Call Ann', 'Plan trip'];
  expect(board(el)).toEqual(last);
  unmount();
  expect(board(open().el)).toEqual(last);
});

test('t40: it works by keyboard', () => {
  const { el } = open();
  const press = (name: string) => {
    key(focused(), name);
    expect(focused().ariaLabel).toMatch(/^Move Fix door/);
  };
  handle(el, 'Fix door').focus();
  press('ArrowUp');
  press('ArrowUp');
  expect(board(el).slice(0, 4)).toEqual(['# To do', 'Fix door', 'Buy paint', 'Call Ann']);
  for (let count = 0; count < 4; count++) press('ArrowDown');
  expect(board(el)).toEqual([
    '# To do',
    'Buy paint',
    'Call Ann',
    '# Doing',
    'Plan trip',
    'Fix door',
    '# Done',
    'Sell car',
  ]);
  press('ArrowDown');
  expect(board(el).slice(-3)).toEqual(['# Done', 'Fix door', 'Sell car']);
  for (let count = 0; count < 3; count++) press('ArrowDown');
  expect(board(el).slice(-3)).toEqual(['# Done', 'Sell car', 'Fix door']);
});

test('t40: sorting is off or says so', () => {
  const { el } = open();
  const before = board(el);
  expect(all(el, `${sortLabel}.MuiTableSortLabel-active, thead [aria-sort]`)).toEqual([]);
  for (const header of all(el, 'thead th')) click(header.querySelector('span, div') ?? header);
  expect(board(el)).toEqual(before);
});
