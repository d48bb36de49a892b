import { expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '../claims/claim';
import { fill, press } from '../claims/hands';
import { has, input, shown, texts } from '../claims/read';
import Notes, { type Note } from './t22.notes';

const saved: Note[] = [
  { id: 1, subject: 'Roof', text: 'Leaks' },
  { id: 2, subject: 'Door', text: 'Sticks' },
  { id: 3, subject: 'Lamp', text: 'Flickers' },
];

/** Show the notes as the server has them, as a reload does. */
function open(notes = saved) {
  onTestFinished(() => localStorage.clear());
  const onSave = vi.fn(async (_note: Note) => undefined);
  return { ...mount(<Notes notes={notes} onSave={onSave} />), onSave };
}

/** Type into the door's note, and reload. */
function reloaded() {
  const { el, unmount } = open();
  press(el, 'Edit Door');
  fill(input(el, 'Text'), 'Sticks when');
  fill(input(el, 'Text'), 'Sticks when wet');
  fill(input(el, 'Subject'), 'Front door');
  expect(input(el, 'Text').value).toBe('Sticks when wet');
  unmount();
  return open();
}

const marks = (el: ParentNode) => texts(el, '.MuiChip-root');

test('t22: typed text is back after a reload, in an open row', () => {
  const { el, onSave } = reloaded();
  expect(input(el, 'Subject').value).toBe('Front door');
  expect(input(el, 'Text').value).toBe('Sticks when wet');
  expect(shown(el, 1)).toEqual(['Leaks', 'Flickers']);
  expect(onSave).not.toHaveBeenCalled();
});

test('t22: the row is marked', () => {
  const first = open();
  press(first.el, 'Edit Door');
  expect(marks(first.el)).toEqual([]);
  fill(input(first.el, 'Text'), 'Sticks when wet');
  expect(marks(first.el)).toEqual(['Draft of Door, not saved']);
  first.unmount();
  const { el } = open();
  expect(marks(el)).toEqual(['Draft of Door, not saved']);
});

test('t22: discarding restores the saved values', async () => {
  const { el, unmount } = reloaded();
  press(el, 'Discard');
  await expect.poll(() => shown(el, 1)).toEqual(['Leaks', 'Sticks', 'Flickers']);
  expect(shown(el)).toEqual(['Roof', 'Door', 'Lamp']);
  expect(marks(el)).toEqual([]);
  press(el, 'Edit Door');
  expect(input(el, 'Text').value).toBe('Sticks');
  unmount();
  expect(has(open().el, 'input')).toBe(false);
});

test('t22: saving removes the draft', async () => {
  const { el, unmount, onSave } = reloaded();
  press(el, 'Save');
  const door = { id: 2, subject: 'Front door', text: 'Sticks when wet' };
  await expect.poll(() => shown(el)).toEqual(['Roof', 'Front door', 'Lamp']);
  expect(onSave).toHaveBeenCalledExactlyOnceWith(door);
  expect(has(el, 'input')).toBe(false);
  expect(marks(el)).toEqual([]);
  unmount();
  const again = open(saved.map((note) => (note.id === 2 ? door : note)));
  expect(has(again.el, 'input')).toBe(false);
  expect(shown(again.el)).toEqual(['Roof', 'Front door', 'Lamp']);
});
