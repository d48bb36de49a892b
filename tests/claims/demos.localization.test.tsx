import { expect, test } from 'vitest';
import Concerts from '../../demos/localization/basic';
import Loans from '../../demos/localization/basic.editing';
import { proves, mount } from './claim';
import { click, fill, press } from './hands';
import { all, one, shown } from './read';

const choose = (el: ParentNode, language: string) =>
  click(all(el, 'button').find(({ textContent }) => textContent === language) ?? document.body);

proves(
  'When the language changes, the demo changes four things, which are localization, the column titles',
  async () => {
    const { el } = mount(<Concerts />);
    expect(shown(el)).toEqual(['Berlin', 'Cairo', 'Chicago']);
    choose(el, 'العربية');
    await expect.poll(() => el.textContent).toContain('حفلات');
  },
);

proves(
  [
    'The page and search are kept.',
    'The filters are kept because each column has its index as id. Otherwise, new titles on columns with functions would clear them.',
  ],
  async () => {
    const { el } = mount(<Concerts />);
    fill(one(el, 'input[aria-label="filter data by Ort"]') as HTMLInputElement, 'c');
    await expect.poll(() => shown(el)).toEqual(['Cairo', 'Chicago']);
    choose(el, 'English');
    await expect.poll(() => el.textContent).toContain('Concerts');
    await expect.poll(() => shown(el)).toEqual(['Cairo', 'Chicago']);
    expect((one(el, 'input[aria-label="filter data by Place"]') as HTMLInputElement).value).toBe('c');
  },
);

test('a loan that was edited while it was selected can be unchecked for good', async () => {
  const { el } = mount(<Loans />);
  const boxes = () => all(el, 'tbody input[type="checkbox"]') as HTMLInputElement[];
  const checked = () => boxes().map((box) => box.checked);
  click(boxes()[0] ?? el);
  press(el, 'Bearbeiten');
  fill(one(el, 'input[placeholder="Buch"]') as HTMLInputElement, 'Die Brücke');
  press(el, 'Speichern');
  await expect.poll(() => shown(el)[0]).toBe('Die Brücke');
  expect(checked()).toEqual([true, false, false]);
  click(boxes()[0] ?? el);
  click(all(el, 'button[aria-label="Löschen"]')[2] ?? el);
  press(el, 'Speichern');
  await expect.poll(checked).toEqual([false, false]);
});

test('a loan that is added after another one was deleted has its own id', async () => {
  const { el } = mount(<Loans />);
  const remove = async (left: number) => {
    press(el, 'Löschen');
    press(el, 'Speichern');
    await expect.poll(() => shown(el)).toHaveLength(left);
  };
  await remove(2);
  press(el, 'Neue Ausleihe');
  fill(one(el, 'input[placeholder="Buch"]') as HTMLInputElement, 'Neu');
  press(el, 'Speichern');
  await expect.poll(() => shown(el)).toHaveLength(3);
  click(all(el, 'tbody input[type="checkbox"]')[2] ?? el);
  await remove(2);
  const boxes = all(el, 'tbody input[type="checkbox"]') as HTMLInputElement[];
  expect(boxes.map((box) => box.checked)).toEqual([false, true]);
});
