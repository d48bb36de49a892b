import { expect, test, vi } from 'vitest';
import { mount } from '../claims/claim';
import { fill, press, pressText } from '../claims/hands';
import { all, dialogs, shown, texts } from '../claims/read';
import PriceList, { type Product } from './t02.prices';

const products: Product[] = [
  { id: 1, name: 'Bolt', price: 2 },
  { id: 2, name: 'Nut', price: 1 },
  { id: 3, name: 'Screw', price: 3 },
  { id: 4, name: 'Washer', price: 4 },
];

function open() {
  const send = vi.fn(async () => undefined);
  const { el } = mount(<PriceList products={products} send={send} />);
  press(el, 'Edit All');
  return { el, send };
}

const fields = (el: ParentNode) => all(el, 'tbody input') as HTMLInputElement[];

/** Change two prices, and touch a third. */
async function change(el: ParentNode) {
  fill(fields(el)[0]!, '2.5');
  fill(fields(el)[1]!, '9');
  fill(fields(el)[1]!, '1');
  fill(fields(el)[3]!, '3.75');
  press(el, 'Save all changes');
  await expect.poll(dialogs).toBe(1);
}

test('t02: several rows are open at the same time', () => {
  const { el } = open();
  fill(fields(el)[0]!, '2.5');
  fill(fields(el)[2]!, '3.5');
  expect(fields(el).map(({ value }) => value)).toEqual(['2.5', '1', '3.5', '4']);
});

test('t02: the browser asks before the page is left with open rows', () => {
  const { el } = open();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(true);
  press(el, 'Discard all changes');
  expect(asks()).toBe(false);
});

test('t02: a dialog lists old and new prices', async () => {
  const { el, send } = open();
  await change(el);
  expect(texts(document, '[role="dialog"] li')).toEqual(['Bolt: 2.00 2.50', 'Washer: 4.00 3.75']);
  pressText(document, 'Go on editing');
  await expect.poll(dialogs).toBe(0);
  expect(fields(el).map(({ value }) => value)).toEqual(['2.5', '1', '3', '3.75']);
  expect(send).not.toHaveBeenCalled();
});

test('t02: saving sends only the changed rows', async () => {
  const { el, send } = open();
  await change(el);
  pressText(document, 'Save prices');
  await expect.poll(() => fields(el).length).toBe(0);
  expect(send.mock.calls).toEqual([
    [
      [
        { id: 1, name: 'Bolt', price: 2.5 },
        { id: 4, name: 'Washer', price: 3.75 },
      ],
    ],
  ]);
  expect(shown(el, 1)).toEqual(['€2.50', '€1.00', '€3.00', '€3.75']);
});
