import { expect, test } from 'vitest';
import { mount } from '../claims/claim';
import { fill, press } from '../claims/hands';
import { all, input, shown, texts } from '../claims/read';
import Timetable, { type Lesson, type Refusal } from './t13.timetable';

const lessons: Lesson[] = [
  { id: 1, subject: 'Algebra', start: '08:00', end: '09:00' },
  { id: 2, subject: 'Biology', start: '09:00', end: '10:00' },
  { id: 3, subject: 'Chemistry', start: '10:00', end: '11:00' },
];

function open(answer?: Refusal) {
  const sent: Lesson[] = [];
  const send = async (lesson: Lesson) => {
    sent.push(lesson);
    return answer;
  };
  return { ...mount(<Timetable lessons={lessons} send={send} />), sent };
}

/** The message at a field, or undefined. */
const messageOf = (el: ParentNode, name: string) =>
  input(el, name).closest('.MuiTextField-root')?.querySelector('p')?.textContent;

/** The name of a disabled button is on the element around it. */
const isSaveDisabled = (el: ParentNode) => all(el, '[aria-label="Save"] button[disabled]').length === 1;

test('t13: an overlap is shown at both times', () => {
  const { el } = open();
  press(el, 'Edit Algebra');
  fill(input(el, 'End of Algebra'), '09:30');
  expect(messageOf(el, 'Start of Algebra')).toBe('Overlaps with Biology.');
  expect(messageOf(el, 'End of Algebra')).toBe('Overlaps with Biology.');
  expect(isSaveDisabled(el)).toBe(true);
});

test('t13: bulk saving is refused with marks at the rows', async () => {
  const { el, sent } = open();
  press(el, 'Edit All');
  // Both are free in the saved timetable, but not together.
  fill(input(el, 'Start of Algebra'), '12:00');
  fill(input(el, 'End of Algebra'), '13:00');
  fill(input(el, 'Start of Chemistry'), '12:30');
  fill(input(el, 'End of Chemistry'), '13:30');
  press(el, 'Save all changes');
  await expect.poll(() => texts(el, '[role="alert"]')).toEqual(['Not saved: Algebra, Chemistry overlap.']);
  expect(sent).toEqual([]);
  await expect.poll(() => messageOf(el, 'Start of Algebra')).toBe('Overlaps with Chemistry.');
  expect(messageOf(el, 'Start of Chemistry')).toBe('Overlaps with Algebra.');
  expect(messageOf(el, 'Start of Biology')).toBeUndefined();
});

test('t13: a refusal of the server shows at its field', async () => {
  const { el, sent } = open({ field: 'start', message: 'The room is closed.' });
  press(el, 'Edit Algebra');
  fill(input(el, 'Start of Algebra'), '07:00');
  press(el, 'Save');
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(() => messageOf(el, 'Start of Algebra')).toBe('The room is closed.');
  expect(messageOf(el, 'End of Algebra')).toBeUndefined();
});

test('t13: the message goes when the row is right', async () => {
  const { el, sent } = open();
  press(el, 'Edit Algebra');
  fill(input(el, 'End of Algebra'), '09:30');
  expect(messageOf(el, 'End of Algebra')).toBeDefined();
  fill(input(el, 'End of Algebra'), '08:45');
  expect(messageOf(el, 'Start of Algebra')).toBeUndefined();
  expect(messageOf(el, 'End of Algebra')).toBeUndefined();
  expect(isSaveDisabled(el)).toBe(false);
  press(el, 'Save');
  await expect.poll(() => shown(el, 2)[0]).toBe('08:45');
  expect(sent).toEqual([{ id: 1, subject: 'Algebra', start: '08:00', end: '08:45' }]);
  expect(all(el, 'tbody input')).toHaveLength(0);
});
