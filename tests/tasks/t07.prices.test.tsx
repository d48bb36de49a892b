import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { mount } from '../claims/claim';
import { click, pass, stopClock } from '../claims/hands';
import { all, buttonOf, input, shown, texts } from '../claims/read';
import Prices, { type Share } from './t07.prices';

const first: Share[] = Array.from({ length: 20 }, (_, index) => ({
  id: `s${index}`,
  name: `Share ${index}`,
  price: 100 + index,
}));
/** Share 0 has become the dearest, and share 1 the cheapest. */
const second = first.map((share, index) => ({ ...share, price: [500, 1][index] ?? share.price }));

/** Show the board with the first prices; `send` is the next message of the feed. */
function board() {
  let hear: ((shares: Share[]) => void) | undefined;
  const listen = (next: (shares: Share[]) => void) => {
    hear = next;
    return () => undefined;
  };
  stopClock();
  const { el } = mount(<Prices listen={listen} />);
  const send = (shares: Share[]) => flushSync(() => hear?.(shares));
  send(first);
  return { el, send };
}

const names = (el: ParentNode) => shown(el).slice(0, 3);

test('t07: only changed cells are highlighted, for a moment', () => {
  const { el, send } = board();
  expect(texts(el, 'mark')).toEqual([]);
  send(second);
  expect(texts(el, 'mark')).toEqual(['▲ 500.00', '▼ 1.00']);
  pass(1000);
  expect(texts(el, 'mark')).toEqual([]);
  expect(shown(el, 1).slice(0, 3)).toEqual(['500.00', '1.00', '102.00']);
});

test('t07: the scroll position and the selection stay', () => {
  const { el, send } = board();
  const box = all(el, 'div').find((one) => getComputedStyle(one).maxHeight === '300px')!;
  click(input(el, 'Select Share 7'));
  box.scrollTop = 120;
  for (const shares of [second, first, second]) {
    send(shares);
    pass(1000);
  }
  expect(box.isConnected).toBe(true);
  expect(box.scrollTop).toBe(120);
  expect(all(el, 'tbody input:checked').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Select Share 7',
  ]);
});

test('t07: a button applies the new sort order', () => {
  const { el, send } = board();
  send(second);
  pass(1000);
  expect(names(el)).toEqual(['Share 0', 'Share 1', 'Share 2']);
  click(buttonOf('Sort by price'));
  expect(names(el)).toEqual(['Share 0', 'Share 19', 'Share 18']);
  expect(shown(el).at(-1)).toBe('Share 1');
  send(first);
  expect(names(el)).toEqual(['Share 0', 'Share 19', 'Share 18']);
});

test("t07: the highlight isn't color alone", () => {
  const { el, send } = board();
  send(second);
  const [up, down] = texts(el, 'mark');
  expect(up).toMatch(/^▲/);
  expect(down).toMatch(/^▼/);
});
