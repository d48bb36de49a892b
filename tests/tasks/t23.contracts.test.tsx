import { expect, test } from 'vitest';
import { mount } from '../claims/claim';
import { choose, click, fill, press } from '../claims/hands';
import { all, bodyRow, cell, has, hasButton, input, one, shown, texts, toggle } from '../claims/read';
import Contracts from './t23.contracts';

/** Each save is a minute later, from 10:00 on. */
function contracts() {
  let minutes = 0;
  const now = () => new Date(Date.UTC(2026, 4, 1, 10, minutes++));
  return mount(<Contracts user="Ada" now={now} />).el;
}

function openHistory(el: ParentNode, row = 0): void {
  press(all(el, bodyRow)[row]!, toggle);
}
const history = (el: ParentNode) => texts(el, '[aria-label="Changes"] li');

async function editRow(el: ParentNode, partner?: string): Promise<void> {
  press(all(el, bodyRow)[0]!, 'Edit');
  if (partner) fill(input(el, 'Partner'), partner);
  press(el, 'Save');
  await expect.poll(() => has(el, 'input')).toBe(false);
}

/** Open a cell of the first row. */
function openCell(el: ParentNode, column: number): void {
  click(one(all(all(el, bodyRow)[0]!, cell)[column]!, 'div'));
}

async function saveCell(el: ParentNode): Promise<void> {
  press(el, 'Save');
  await expect.poll(() => has(el, 'tbody input')).toBe(false);
}

async function saveAll(el: ParentNode): Promise<void> {
  press(el, 'Save all changes');
  await expect.poll(() => hasButton(el, 'Edit All')).toBe(true);
}

test('t23: old and new values are right for row, cell and bulk editing', async () => {
  {
    const el = contracts();
    await editRow(el, 'Linden Ltd');
    openHistory(el);
    await expect.poll(() => history(el)).toEqual(['10:00 Ada: partner from Linden AB to Linden Ltd']);
  }
  {
    const el = contracts();
    openCell(el, 1);
    fill(one(el, 'tbody input'), '250');
    await saveCell(el);
    openCell(el, 2);
    await choose(one(el, 'tbody'), 'Signed');
    await saveCell(el);
    expect(shown(el, 2)[0]).toBe('Signed');
    openHistory(el);
    await expect
      .poll(() => history(el))
      .toEqual(['10:01 Ada: state from draft to signed', '10:00 Ada: fee from 200 to 250']);
  }
  {
    const el = contracts();
    press(el, 'Edit All');
    const [first, second] = all(el, 'input[aria-label="Fee"]');
    fill(first!, '210');
    fill(second!, '360');
    await saveAll(el);
    openHistory(el);
    openHistory(el, 1);
    await expect
      .poll(() => history(el))
      .toEqual(['10:00 Ada: fee from 200 to 210', '10:00 Ada: fee from 350 to 360']);
  }
});

test('t23: no entry appears when nothing was changed', async () => {
  const el = contracts();
  openHistory(el);
  await expect.poll(() => el.textContent).toContain('No changes yet');
  await editRow(el);
  for (const column of [0, 1, 2]) {
    openCell(el, column);
    await saveCell(el);
  }
  press(el, 'Edit All');
  await saveAll(el);
  press(el, 'Edit All');
  const fee = all(el, 'input[aria-label="Fee"]')[0]!;
  fill(fee, '999');
  fill(fee, '200');
  await saveAll(el);
  await expect.poll(() => el.textContent).toContain('No changes yet');
  expect(history(el)).toEqual([]);
});

test('t23: the panel shows the newest first', async () => {
  const el = contracts();
  openHistory(el);
  await editRow(el, 'First');
  await editRow(el, 'Second');
  await expect
    .poll(() => history(el))
    .toEqual(['10:01 Ada: partner from First to Second', '10:00 Ada: partner from Linden AB to First']);
  openHistory(el);
  await expect.poll(() => history(el)).toEqual([]);
  openHistory(el, 1);
  await expect.poll(() => el.textContent).toContain('No changes yet');
  expect(history(el)).toEqual([]);
});
