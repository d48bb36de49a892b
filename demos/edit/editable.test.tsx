import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, key, sort } from '../../tests/claims/hands';
import { has, input, one, shown, status } from '../../tests/claims/read';
import Stars from './editable.rating';
import Shortcut from './editable.shortcut';
import Switches from './editable.switch';

proves(
  [
    'Enter and Escape are built in.',
    'Ignore keys pressed in a field.',
    'the first field, which receives focus',
  ],
  async () => {
    const { el } = mount(<Shortcut />);
    key(document.body, 'n');
    await expect.poll(() => has(el, 'input[aria-label="Customer"]')).toBe(true);
    const field = input(el, 'Customer');
    expect(document.activeElement).toBe(field);
    key(field, 'Escape', 27);
    expect(has(el, 'input[aria-label="Customer"]')).toBe(false);
    key(document.body, 'n');
    await expect.poll(() => has(el, 'input[aria-label="Customer"]')).toBe(true);
    fill(input(el, 'Customer'), 'Nowak');
    key(input(el, 'Customer'), 'n');
    key(input(el, 'Customer'), 'Enter', 13);
    await expect.poll(() => shown(el)[0]).toBe('Nowak');
  },
);

proves(
  [
    'update the row by its id in onChange',
    'While the table is sorted by rating, a row moves as soon as its rating changes.',
  ],
  async () => {
    const { el } = mount(<Stars />);
    expect(status(el)).toBe('3.8 stars on average');
    sort(el, 'Rating');
    expect(shown(el)[0]).toBe('Floor lamp');
    click(one(el, 'input[name="rating-4"][value="5"]'));
    await expect.poll(() => status(el)).toBe('4.4 stars on average');
    expect(shown(el)[0]).toBe('Gift card');
  },
);

proves(
  ['and revert it if the server rejects the change', 'so the switch always matches your data'],
  async () => {
    const { el } = mount(<Switches />);
    const box = (name: string) => one(el, `input[aria-label="${name} online"]`) as HTMLInputElement;
    click(box('Gift card'));
    await expect.poll(() => status(el)).toBe('Gift card is online.');
    expect(box('Gift card').checked).toBe(true);
    click(box('Wool blanket'));
    await expect.poll(() => status(el)).toMatch(/^Wool blanket: it is out of stock/);
    await expect.poll(() => box('Wool blanket').checked).toBe(false);
  },
);
