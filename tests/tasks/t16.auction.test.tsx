import { expect, onTestFinished, test } from 'vitest';
import { mount } from '../claims/claim';
import { click, fill, press, pressText } from '../claims/hands';
import { all, labeled, shown, texts } from '../claims/read';
import Auction from './t16.auction';

const lots = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  name: `Lot ${index + 1}`,
  kind: ['clock', 'lamp', 'chair'][index % 3] ?? '',
  day: `2026-05-${String(index + 1).padStart(2, '0')}`,
  price: (index + 1) * 10,
}));

/** Show the auction at this query of the address, until the end of the test. */
function open(query = '') {
  const before = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', before));
  window.history.replaceState(null, '', `?${query}`);
  return mount(<Auction lots={lots} />);
}

function fillForm(el: ParentNode) {
  fill(labeled(el, 'From'), '2026-05-02');
  fill(labeled(el, 'To'), '2026-05-11');
  fill(labeled(el, 'Lowest price'), '30');
  fill(labeled(el, 'Highest price'), '100');
  click(labeled(el, 'clock'));
  click(labeled(el, 'lamp'));
}

const chips = (el: ParentNode) => texts(el, '.MuiChip-root');
const allChips = [
  'From: 2026-05-02',
  'To: 2026-05-11',
  'Lowest price: 30',
  'Highest price: 100',
  'clock',
  'lamp',
];

function remove(el: ParentNode, label: string) {
  const chip = all(el, '.MuiChip-root').find(({ textContent }) => textContent === label);
  const icon = chip?.querySelector('.MuiChip-deleteIcon');
  icon?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

test('t16: nothing is filtered before Apply', async () => {
  const { el } = open();
  press(el, 'Next Page');
  await expect.poll(() => shown(el)[0]).toBe('Lot 6');
  fillForm(el);
  expect(shown(el)).toEqual(['Lot 6', 'Lot 7', 'Lot 8', 'Lot 9', 'Lot 10']);
  expect(chips(el)).toEqual([]);
  expect(window.location.search).toBe('');
  pressText(el, 'Apply');
  expect(shown(el)).toEqual(['Lot 4', 'Lot 5', 'Lot 7', 'Lot 8', 'Lot 10']);
  expect(chips(el)).toEqual(allChips);
});

test('t16: each chip removes its filter', async () => {
  const { el } = open();
  fillForm(el);
  pressText(el, 'Apply');
  for (const [index, label] of allChips.entries()) {
    remove(el, label);
    await expect.poll(() => chips(el)).toEqual(allChips.slice(index + 1));
    if (label === 'clock') expect(shown(el)).toEqual(['Lot 2', 'Lot 5', 'Lot 8', 'Lot 11']);
  }
  expect(shown(el)).toEqual(['Lot 1', 'Lot 2', 'Lot 3', 'Lot 4', 'Lot 5']);
  expect(window.location.search).toBe('');
});

test('t16: the address restores the form', () => {
  const first = open();
  fillForm(first.el);
  pressText(first.el, 'Apply');
  const query = window.location.search.slice(1);
  const rows = shown(first.el);
  first.unmount();
  const { el } = open(query);
  expect(shown(el)).toEqual(rows);
  expect(chips(el)).toEqual(allChips);
  expect(labeled(el, 'From').value).toBe('2026-05-02');
  expect(labeled(el, 'To').value).toBe('2026-05-11');
  expect(labeled(el, 'Lowest price').value).toBe('30');
  expect(labeled(el, 'Highest price').value).toBe('100');
  expect(['clock', 'lamp', 'chair'].map((kind) => labeled(el, kind).checked)).toEqual([true, true, false]);
});

test('t16: Clear empties all fields', () => {
  const { el } = open('from=2026-05-02&to=2026-05-11&min=30&max=100&kind=lamp');
  expect(shown(el)).toEqual(['Lot 5', 'Lot 8']);
  pressText(el, 'Clear');
  for (const name of ['From', 'To', 'Lowest price', 'Highest price'])
    expect(labeled(el, name).value).toBe('');
  for (const kind of ['clock', 'lamp', 'chair']) expect(labeled(el, kind).checked).toBe(false);
  expect(chips(el)).toEqual([]);
  expect(window.location.search).toBe('');
  expect(shown(el)).toEqual(['Lot 1', 'Lot 2', 'Lot 3', 'Lot 4', 'Lot 5']);
});
