import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../claims/claim';
import { fill, press } from '../claims/hands';
import { all, bodyRow, has, input, one, shown } from '../claims/read';
import Team, { type Player } from './t29.team';

const start: Player[] = Array.from({ length: 14 }, (_, index) => ({
  id: index + 1,
  name: `P${index + 1}`,
  shirt: 20 + index,
}));

function tables() {
  const { el } = mount(<Team start={start} />);
  return { el, left: one(el, '[aria-label="Available"]'), right: one(el, '[aria-label="Team"]') };
}

const rowOf = (list: ParentNode, name: string) => all(list, bodyRow)[shown(list).indexOf(name)]!;
const button = (el: ParentNode, name: string) => one(el, `button[aria-label="${name}"]`);

/** A tooltip on a disabled button gives its name to the box around it. */
const isDisabled = (el: ParentNode, name: string) => has(el, `[aria-label="${name}"] button[disabled]`);

/** Drag a row onto another row or a list. */
function drag(row: HTMLElement, target: HTMLElement): void {
  if (!row.draggable) return;
  const dataTransfer = new DataTransfer();
  const send = (element: HTMLElement, name: string) =>
    flushSync(() =>
      element.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer })),
    );
  send(row, 'dragstart');
  send(target, 'dragover');
  send(target, 'drop');
}

test('t29: rows move with their values', async () => {
  const { el, left, right } = tables();
  press(el, 'Edit P2');
  fill(input(left, 'Shirt'), '99');
  press(left, 'Save');
  await expect.poll(() => has(left, 'tbody input')).toBe(false);
  press(el, 'Add P2');
  expect([shown(right), shown(right, 1)]).toEqual([['P2'], ['99']]);
  expect(shown(left)).not.toContain('P2');
  drag(rowOf(left, 'P5'), right);
  expect([shown(right), shown(right, 1)]).toEqual([
    ['P2', 'P5'],
    ['99', '24'],
  ]);
  drag(rowOf(right, 'P2'), left);
  press(el, 'Remove P5');
  expect(shown(right)).toEqual([]);
  expect(shown(left, 1)[shown(left).indexOf('P2')]).toBe('99');
  expect(shown(left)).toHaveLength(14);
});

test('t29: the limit disables the rest', () => {
  const { el, left, right } = tables();
  for (let index = 1; index <= 10; index++) press(el, `Add P${index}`);
  expect(isDisabled(el, 'Add P11')).toBe(false);
  expect(rowOf(left, 'P12').draggable).toBe(true);
  press(el, 'Add P11');
  expect(one(el, '[role="status"]').textContent).toBe('11 of 11 players');
  for (const name of ['P12', 'P13', 'P14']) {
    expect(isDisabled(el, `Add ${name}`)).toBe(true);
    expect(rowOf(left, name).draggable).toBe(false);
  }
  drag(rowOf(left, 'P12'), right);
  expect(shown(right)).toHaveLength(11);
  press(el, 'Remove P4');
  press(el, 'Add P12');
  expect(shown(right).at(-1)).toBe('P12');
  press(el, 'Remove P12');
  expect(rowOf(left, 'P12').draggable).toBe(true);
});

test('t29: dragging has a keyboard way', async () => {
  const { el, left, right } = tables();
  for (const name of ['Add P3', 'Add P1', 'Move P1 up']) {
    button(el, name).focus();
    await userEvent.keyboard('{Enter}');
  }
  expect(shown(right)).toEqual(['P1', 'P3']);
  button(el, 'Remove P3').focus();
  await userEvent.keyboard('{Enter}');
  expect(shown(right)).toEqual(['P1']);
  expect(shown(left)).toContain('P3');
});

test('t29: order in the right table is kept', async () => {
  const { el, left, right } = tables();
  for (const name of ['P9', 'P2', 'P7']) press(el, `Add ${name}`);
  expect(shown(right)).toEqual(['P9', 'P2', 'P7']);
  drag(rowOf(left, 'P4'), rowOf(right, 'P2'));
  drag(rowOf(right, 'P7'), rowOf(right, 'P9'));
  expect(shown(right)).toEqual(['P7', 'P9', 'P4', 'P2']);
  press(el, 'Edit P9');
  fill(input(right, 'Player'), 'P0');
  press(right, 'Save');
  await expect.poll(() => shown(right)).toEqual(['P7', 'P0', 'P4', 'P2']);
  press(el, 'Remove P4');
  expect(shown(right)).toEqual(['P7', 'P0', 'P2']);
});
