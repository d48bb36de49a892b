import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../claims/claim';
import { fill, press, sort } from '../claims/hands';
import { has, input, one, shown } from '../claims/read';
import { inZone } from '../claims/zone';
import Birthdays, { type Stored } from './t47.birthdays';

const start: Stored[] = [
  { id: 1, name: 'Ada', born: '1990-03-01' },
  { id: 2, name: 'Ben', born: '31.12.1985' },
  { id: 3, name: 'Cleo', born: null },
  { id: 4, name: 'Dora', born: '01.03.2001' },
  { id: 5, name: 'Emil', born: '1960-02-29' },
  { id: 6, name: 'Fay', born: '2004-01-01' },
];
const list = () => mount(<Birthdays start={start} />).el;
const stored = (el: ParentNode) => JSON.parse(one(el, '[aria-label="Stored"]').textContent ?? '') as unknown;

async function save(el: ParentNode): Promise<void> {
  press(el, 'Save');
  await expect.poll(() => has(el, 'tbody input[aria-label="Name"]')).toBe(false);
}

/** Save another name, and leave the date. */
async function rename(el: ParentNode, name: string): Promise<void> {
  press(el, `Edit ${name}`);
  fill(input(el), `${name}!`);
  await save(el);
}

/** Type a day into the picker of a row, and save. */
async function retype(el: ParentNode, name: string, digits: string): Promise<void> {
  press(el, `Edit ${name}`);
  await userEvent.click(one(el, 'tbody [role="spinbutton"]'));
  await userEvent.keyboard(digits);
  await save(el);
}

test('t47: no day moves in any zone', async () => {
  for (const zone of ['Pacific/Auckland', 'UTC', 'Pacific/Honolulu']) {
    await inZone(zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const { el, unmount } = mount(<Birthdays start={start} />);
    const days = ['01/03/1990', '31/12/1985', 'unknown', '01/03/2001', '29/02/1960', '01/01/2004'];
    expect(shown(el, 1)).toEqual(days);
    for (const name of ['Ada', 'Ben', 'Emil', 'Fay']) await rename(el, name);
    expect(stored(el)).toEqual(start.map(({ born }) => born));
    await retype(el, 'Dora', '01011970');
    expect(shown(el, 1)[3]).toBe('01/01/1970');
    expect(stored(el)).toEqual(['1990-03-01', '31.12.1985', null, '01.01.1970', '1960-02-29', '2004-01-01']);
    unmount();
  }
});

test('t47: sorting ignores the year', () => {
  const el = list();
  sort(el, 'Born');
  expect(shown(el)).toEqual(['Fay', 'Emil', 'Ada', 'Dora', 'Ben', 'Cleo']);
  sort(el, 'Born');
  expect(shown(el).filter((name) => name !== 'Cleo')[0]).toBe('Ben');
});

test('t47: the month filter finds both stored forms', async () => {
  const el = list();
  const filter = one(el, 'select[aria-label="Month"]') as HTMLSelectElement;
  const choose = (month: string) => {
    filter.value = month;
    flushSync(() => filter.dispatchEvent(new Event('change', { bubbles: true })));
  };
  choose('03');
  await expect.poll(() => shown(el)).toEqual(['Ada', 'Dora']);
  choose('12');
  await expect.poll(() => shown(el)).toEqual(['Ben']);
  choose('');
  await expect.poll(() => shown(el)).toHaveLength(6);
});

test('t47: an empty date stays empty', async () => {
  const el = list();
  await rename(el, 'Cleo');
  expect(shown(el, 1)[2]).toBe('unknown');
  expect((stored(el) as unknown[])[2]).toBe(null);
  await retype(el, 'Cleo!', '05061999');
  expect((stored(el) as unknown[])[2]).toBe('1999-06-05');
});
