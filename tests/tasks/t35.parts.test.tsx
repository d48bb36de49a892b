import { expect, test } from 'vitest';
import { choose as exportAs, downloads } from '../../docs/guides/_exports';
import { mount } from '../claims/claim';
import { fill, press } from '../claims/hands';
import { all, bodyRow, has, input, shown } from '../claims/read';
import Parts from './t35.parts';

const toggle = (el: ParentNode, name: string) =>
  press(all(el, bodyRow)[shown(el).indexOf(name)]!, 'Detail panel visibility toggle');

/** Show the parts with the bicycle and its wheels open. */
function parts() {
  const { el } = mount(<Parts />);
  toggle(el, 'Bicycle');
  toggle(el, 'Wheel');
  return el;
}

const totals = (el: ParentNode) =>
  Object.fromEntries(shown(el).map((name, index) => [name, shown(el, 2)[index]]));

async function save(el: ParentNode): Promise<void> {
  press(el, 'Save');
  await expect.poll(() => has(el, 'tbody input')).toBe(false);
}

async function change(el: ParentNode, part: string, quantity: number): Promise<void> {
  press(el, `Edit ${part}`);
  fill(input(el, 'Quantity'), String(quantity));
  await save(el);
}

async function addBelow(el: ParentNode, parent: string, name: string, quantity: number): Promise<void> {
  press(el, `Add below ${parent}`);
  fill(input(el, 'Part'), name);
  fill(input(el, 'Quantity'), String(quantity));
  await save(el);
}

test('t35: a change updates all parents', async () => {
  const el = parts();
  expect(totals(el)).toEqual({ Bicycle: '35', Wheel: '34', Spoke: '32', Frame: '1', Trailer: '1' });
  await change(el, 'Spoke', 28);
  expect(totals(el)).toEqual({ Bicycle: '31', Wheel: '30', Spoke: '28', Frame: '1', Trailer: '1' });
  await change(el, 'Wheel', 3);
  await change(el, 'Bicycle', 10);
  expect(totals(el)).toEqual({ Bicycle: '42', Wheel: '31', Spoke: '28', Frame: '1', Trailer: '1' });
});

test('t35: a new part gets its parent', async () => {
  const el = parts();
  await addBelow(el, 'Wheel', 'Tire', 2);
  expect(shown(el)).toEqual(['Bicycle', 'Wheel', 'Spoke', 'Tire', 'Frame', 'Trailer']);
  expect(totals(el)).toMatchObject({ Bicycle: '37', Wheel: '36', Tire: '2' });
  await addBelow(el, 'Tire', 'Tube', 1);
  toggle(el, 'Tire');
  expect(shown(el)).toEqual(['Bicycle', 'Wheel', 'Spoke', 'Tire', 'Tube', 'Frame', 'Trailer']);
});

test('t35: the file names parent and level', async () => {
  const el = parts();
  await addBelow(el, 'Wheel', 'Tire', 2);
  const files = downloads();
  await exportAs(el, 'CSV');
  await expect.poll(() => files.length).toBe(1);
  const lines = decodeURIComponent(files[0]?.href ?? '')
    .trim()
    .split('\n')
    .slice(1);
  expect(lines.map((line) => line.trim().replaceAll('"', ''))).toEqual([
    'Bicycle,0,37,1,',
    'Wheel,2,36,2,Bicycle',
    'Spoke,32,32,3,Wheel',
    'Frame,1,1,2,Bicycle',
    'Trailer,1,1,1,',
    'Tire,2,2,3,Wheel',
  ]);
});

test('t35: expanded branches stay open after an edit', async () => {
  const el = parts();
  const open = ['Bicycle', 'Wheel', 'Spoke', 'Frame', 'Trailer'];
  expect(shown(el)).toEqual(open);
  await change(el, 'Spoke', 30);
  expect(shown(el)).toEqual(open);
  await change(el, 'Trailer', 2);
  expect(shown(el)).toEqual(open);
  toggle(el, 'Wheel');
  await change(el, 'Frame', 2);
  expect(shown(el)).toEqual(['Bicycle', 'Wheel', 'Frame', 'Trailer']);
});
