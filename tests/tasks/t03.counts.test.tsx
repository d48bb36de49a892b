import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { mount } from '../claims/claim';
import { click, press } from '../claims/hands';
import { all, focused, input, one, shown, texts } from '../claims/read';
import StockCounts from './t03.counts';

const counts = ['Bolt', 'Clamp', 'Drill', 'Hinge', 'Nail', 'Screw', 'Washer'].map((article, index) => ({
  id: index + 1,
  article,
  count: 10,
}));

const open = () => mount(<StockCounts counts={counts} />).el;

/** Paste lines as a spreadsheet copies them, where the focus is. */
function paste(el: Element, ...lines: string[]) {
  const focus = el.contains(focused()) ? focused() : one(el, '[role="group"]');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', `${lines.join('\r\n')}\r\n`);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  flushSync(() => focus.dispatchEvent(event));
}

test('t03: pasting tab-separated text changes existing rows', () => {
  const el = open();
  paste(el, 'Clamp\t3', 'Nail\t250');
  expect(shown(el)).toEqual(['Bolt', 'Clamp', 'Drill', 'Hinge', 'Nail']);
  expect(shown(el, 1)).toEqual(['10', '3', '10', '10', '250']);
  expect(one(el, '[role="alert"]').textContent).toContain('0 added, 2 changed, 0 not stored');
});

test('t03: new rows appear with ids of their own', () => {
  const el = open();
  paste(el, 'Anchor\t8', 'Plug\t9');
  press(el, 'Next Page');
  expect(shown(el)).toEqual(['Screw', 'Washer', 'Anchor', 'Plug']);
  // A row with the id of another would be selected with it.
  click(input(el, 'Select Plug'));
  paste(el, 'Bracket\t1', 'Plug\t7');
  expect(shown(el, 1)).toEqual(['10', '10', '8', '7', '1']);
  expect(all(el, 'tbody input:checked').map((box) => box.getAttribute('aria-label'))).toEqual([
    'Select Plug',
  ]);
});

test('t03: a line with a bad number is reported and not stored', () => {
  const el = open();
  paste(el, 'Bolt\t1O', 'Clamp\t4', '', 'Glue\t', 'Drill\t-2');
  expect(shown(el, 1)).toEqual(['10', '4', '10', '10', '10']);
  expect(texts(el, '[role="alert"] li')).toEqual([
    'Line 1, “Bolt\t1O”: “1O” is not a whole number.',
    'Line 4, “Glue\t”: “” is not a whole number.',
    'Line 5, “Drill\t-2”: “-2” is not a whole number.',
  ]);
  press(el, 'Next Page');
  expect(shown(el)).toEqual(['Screw', 'Washer']);
});

test('t03: selection and page stay as they were', () => {
  const el = open();
  click(input(el, 'Select Bolt'));
  press(el, 'Next Page');
  click(input(el, 'Select Washer'));
  input(el, 'Select Washer').focus();
  paste(el, 'Bolt\t5', 'Anchor\t8');
  expect(shown(el)).toEqual(['Screw', 'Washer', 'Anchor']);
  expect(input(el, 'Select Washer').checked).toBe(true);
  expect(one(el, 'h6').textContent).toBe('2 row(s) selected');
  press(el, 'Previous Page');
  expect(input(el, 'Select Bolt').checked).toBe(true);
});
