/// <reference types="vite/types/importMeta.d.ts" />
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '../claims/claim';
import { click, fill, press, pressText, search, sort } from '../claims/hands';
import { checked, input, one, shown, status } from '../claims/read';
import Devices, { type Device, type Request } from './t32.devices';

const sources: Record<string, string> = import.meta.glob('./t32.devices.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const [program] = Object.values(sources);

const owners = ['Uma', 'Ben', 'Zoe', 'Ada', 'Kai'];

async function open() {
  let devices: Device[] = owners.map((owner, index) => ({
    serial: `S-${index + 1}`,
    model: index < 3 ? 'Laptop' : 'Phone',
    owner,
  }));
  const fetchDevices = vi.fn(async ({ offset, limit, quickFilter, sort: [order] }: Request) => {
    const found = devices.filter((one) => Object.values(one).some((text) => text.includes(quickFilter)));
    if (order?.field === 'owner') found.sort((one, other) => one.owner.localeCompare(other.owner));
    return { devices: found.slice(offset, offset + limit), total: found.length };
  });
  const updateDevice = vi.fn(async (device: Device) => {
    devices = devices.map((one) => (one.serial === device.serial ? device : one));
  });
  const openDevice = vi.fn();
  const retire = vi.fn();
  const { el } = mount(<Devices {...{ fetchDevices, updateDevice, retire }} open={openDevice} />);
  await expect.poll(() => shown(el)).toEqual(['S-1', 'S-2', 'S-3']);
  return { el, fetchDevices, updateDevice, openDevice, retire };
}

test('t32: each of the five works', async () => {
  const { el, fetchDevices, updateDevice, openDevice } = await open();
  expect(fetchDevices.mock.calls).toEqual([[{ offset: 0, limit: 3, quickFilter: '', sort: [] }]]);
  sort(el, 'Owner');
  await expect.poll(() => shown(el, 2)).toEqual(['Ada', 'Ben', 'Kai']);
  expect(fetchDevices.mock.lastCall?.[0].sort).toEqual([{ field: 'owner', direction: 'asc' }]);
  search(el, 'Phone');
  await expect.poll(() => shown(el)).toEqual(['S-4', 'S-5']);
  expect(fetchDevices.mock.lastCall?.[0].quickFilter).toBe('Phone');
  click(input(el, 'Select S-5'));
  expect(status(el)).toBe('1 selected');
  press(el, 'Open S-4');
  expect(openDevice).toHaveBeenCalledWith('S-4');
  press(el, 'Edit S-4');
  fill(input(el, 'Owner'), 'Eva');
  press(el, 'Save');
  await expect.poll(() => shown(el, 2)).toEqual(['Eva', 'Kai']);
  expect(updateDevice).toHaveBeenCalledTimes(1);
});

test('t32: rows have their ids', async () => {
  const { el, retire } = await open();
  const row = () => one(el, 'tr:has([aria-label="Select S-2"])');
  const before = row();
  click(input(el, 'Select S-2'));
  sort(el, 'Owner');
  await expect.poll(() => shown(el)).toEqual(['S-4', 'S-2', 'S-5']);
  expect(checked(el)).toEqual([false, true, false]);
  // With an id, it is the same row for React, too.
  expect(row()).toBe(before);
  press(el, 'Next Page');
  await expect.poll(() => shown(el)).toEqual(['S-1', 'S-3']);
  expect(checked(el)).toEqual([false, false]);
  click(input(el, 'Select S-3'));
  pressText(el, 'Retire');
  expect(retire).toHaveBeenCalledWith(['S-2', 'S-3']);
});

test('t32: differences are handled: no controlled state, tableData', async () => {
  const { el, updateDevice } = await open();
  press(el, 'Next Page');
  await expect.poll(() => shown(el)).toEqual(['S-4', 'S-5']);
  click(input(el, 'Select S-4'));
  press(el, 'Edit S-5');
  fill(input(el, 'Owner'), 'Eva');
  press(el, 'Save');
  await expect.poll(() => shown(el, 2)).toEqual(['Ada', 'Eva']);
  expect(updateDevice).toHaveBeenCalledWith({ serial: 'S-5', model: 'Phone', owner: 'Eva' });
  expect(checked(el)).toEqual([true, false]);
  pressText(el, 'Clear selection');
  await expect.poll(() => checked(el)).toEqual([false, false]);
  expect(status(el)).toBe('0 selected');
  pressText(el, 'First page');
  await expect.poll(() => shown(el)).toEqual(['S-1', 'S-2', 'S-3']);
});

test('t32: the types compile', () => {
  // The type check of the repository reads this file; nothing in it may be left unchecked.
  expect(program).not.toMatch(/\bany\b|@ts-|\bas\b (?!a )|\bunknown\b|!\./);
  const countless = async () => ({ devices: [] });
  // @ts-expect-error A page that doesn't say how many there are is no answer.
  const answer: ComponentProps<typeof Devices>['fetchDevices'] = countless;
  expect(answer).toBe(countless);
});
