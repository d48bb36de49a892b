import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { mount } from '../claims/claim';
import { click, fill, press } from '../claims/hands';
import { all, cell, focused, hasButton, input, one, shown } from '../claims/read';
import Plan, { type Job } from './t06.plan';

const jobs: Job[] = [
  { id: 1, name: 'Dig', days: 2 },
  { id: 2, name: 'Build', days: 30 },
  { id: 3, name: 'Paint', days: 5 },
];

const open = () => mount(<Plan jobs={jobs} />).el;

/** Press a key with Ctrl where the focus is; say whether the browser may act on it, too. */
function control(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true });
  return flushSync(() => focused().dispatchEvent(event));
}

/** Write this many days into the row's cell. */
async function edit(el: ParentNode, row: number, days: string) {
  click(one(all(el, cell)[row * 2 + 1]!, 'div'));
  fill(input(el, 'Days'), days);
  press(el, 'Save');
  await expect.poll(() => shown(el, 1)[row]).toBe(days);
}

async function remove(el: ParentNode, name: string) {
  press(el, `Delete ${name}`);
  press(el, 'Save');
  await expect.poll(() => shown(el)).not.toContain(name);
}

test('t06: an edit is taken back and done again by keys', async () => {
  const el = open();
  await edit(el, 1, '40');
  control('z');
  expect(shown(el, 1)).toEqual(['2', '30', '5']);
  control('y');
  expect(shown(el, 1)).toEqual(['2', '40', '5']);
  press(el, 'Undo');
  expect(shown(el, 1)).toEqual(['2', '30', '5']);
  press(el, 'Redo');
  expect(shown(el, 1)).toEqual(['2', '40', '5']);
});

test('t06: keys inside an open editor act on its text', async () => {
  const el = open();
  await edit(el, 0, '3');
  click(one(all(el, cell)[3]!, 'div'));
  input(el, 'Days').focus();
  fill(input(el, 'Days'), '31');
  expect(control('z')).toBe(true);
  expect(input(el, 'Days').value).toBe('31');
  expect(shown(el, 1)[0]).toBe('3');
  press(el, 'Cancel');
  expect(control('z')).toBe(false);
  expect(shown(el, 1)[0]).toBe('2');
});

test('t06: a deletion comes back in its place', async () => {
  const el = open();
  await remove(el, 'Build');
  control('z');
  expect(shown(el)).toEqual(['Dig', 'Build', 'Paint']);
  // An added row goes in the same way.
  press(el, 'Add');
  fill(input(el, 'Job'), 'Clean');
  press(el, 'Save');
  await expect.poll(() => hasButton(el, 'Save')).toBe(false);
  expect(shown(el)).toEqual(['Dig', 'Build', 'Paint', 'Clean']);
  control('z');
  expect(shown(el)).toEqual(['Dig', 'Build', 'Paint']);
});

test('t06: a new edit drops the steps that were taken back', async () => {
  const el = open();
  await edit(el, 0, '3');
  control('z');
  expect(hasButton(el, 'Redo')).toBe(true);
  await edit(el, 2, '6');
  control('y');
  expect(shown(el, 1)).toEqual(['2', '30', '6']);
  // The name of a disabled button is on the element around it.
  expect(hasButton(el, 'Redo')).toBe(false);
  control('z');
  expect(shown(el, 1)).toEqual(['2', '30', '5']);
});
