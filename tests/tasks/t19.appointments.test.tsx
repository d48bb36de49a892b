import { expect, test } from 'vitest';
import { choose as exportAs, downloads } from '../../docs/guides/_exports';
import { mount } from '../claims/claim';
import { choose, fill, press } from '../claims/hands';
import { input, shown } from '../claims/read';
import Appointments, { type Appointment } from './t19.appointments';

const appointments: Appointment[] = [
  { id: 1, client: 'Ada', zone: 'America/New_York', at: '2026-06-14T02:30:45Z' },
  { id: 2, client: 'Ben', zone: 'Asia/Tokyo', at: '2026-06-14T02:30:45Z' },
  // Half an hour before New York's clocks go forward.
  { id: 3, client: 'Cleo', zone: 'America/New_York', at: '2026-03-08T06:30:00Z' },
];

function open() {
  const saved: Appointment[] = [];
  const onSave = async (appointment: Appointment) => void saved.push(appointment);
  return { ...mount(<Appointments appointments={appointments} onSave={onSave} />), saved };
}

test('t19: the shown time follows the chosen zone', async () => {
  const { el } = open();
  expect(shown(el, 1)).toEqual(['2026-06-13 22:30', '2026-06-14 11:30', '2026-03-08 01:30']);
  await choose(el, 'Asia/Tokyo');
  expect(shown(el, 1)).toEqual(['2026-06-14 11:30', '2026-06-14 11:30', '2026-03-08 15:30']);
});

test('t19: a filter for a day finds what that zone calls this day', async () => {
  const { el } = open();
  fill(input(el, 'Day'), '2026-06-13');
  await expect.poll(() => shown(el)).toEqual(['Ada']);
  await choose(el, 'Asia/Tokyo');
  await expect.poll(() => shown(el)).toEqual([]);
  expect(input(el, 'Day').value).toBe('2026-06-13');
  fill(input(el, 'Day'), '2026-06-14');
  await expect.poll(() => shown(el)).toEqual(['Ada', 'Ben']);
});

test('t19: saving without a change changes nothing', async () => {
  const { el, saved } = open();
  press(el, 'Edit Ada');
  expect(input(el, 'Time').value).toBe('2026-06-13T22:30');
  press(el, 'Save');
  await expect.poll(() => saved).toEqual([appointments[0]]);
  await expect.poll(() => shown(el, 1)[0]).toBe('2026-06-13 22:30');
  // A change keeps the day in the office's zone, even over the change of its clocks.
  press(el, 'Edit Cleo');
  fill(input(el, 'Time'), '2026-03-08T23:00');
  press(el, 'Save');
  await expect.poll(() => saved[1]?.at).toBe('2026-03-09T03:00:00.000Z');
  await expect.poll(() => shown(el, 1)[2]).toBe('2026-03-08 23:00');
});

test('t19: the file says which zone', async () => {
  const { el } = open();
  const files = downloads();
  await exportAs(el, 'CSV');
  await expect.poll(() => files.length).toBe(1);
  const file = decodeURIComponent(files[0]?.href ?? '');
  expect(file).toContain('"2026-06-13 22:30 America/New_York"');
  expect(file).toContain('"2026-06-14 11:30 Asia/Tokyo"');
});
