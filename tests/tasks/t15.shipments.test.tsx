import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { mount } from '../claims/claim';
import { click, press, pressText } from '../claims/hands';
import { all, bodyRow, one, shown, toggle } from '../claims/read';
import Shipments, { type Shipment } from './t15.shipments';

const towns = ['Arles', 'Bergen', 'Cork', 'Dover', 'Essen', 'Faro', 'Genoa', 'Hull'];

const shipments: Shipment[] = towns.map((to, index) => ({
  id: index + 1,
  to,
  state: 'on its way',
  latitude: 40 + index,
  longitude: index,
}));

beforeEach(() => {
  const address = location.href;
  onTestFinished(() => history.replaceState(history.state, '', address));
});

/** The towns whose maps are open. */
const maps = () => all(document, 'svg[role="img"]').map((map) => map.getAttribute('aria-label'));

test('t15: a link opens the right panel, on the right page', async () => {
  location.hash = 'shipment-7';
  const { el, rerender } = mount(<Shipments shipments={[]} />);
  rerender(<Shipments shipments={shipments} />);
  await expect.poll(() => shown(el)).toEqual(['6', '7', '8']);
  expect(maps()).toEqual(['Map of Genoa']);
  const link = el.appendChild(document.createElement('a'));
  link.href = '#shipment-2';
  click(link);
  await expect.poll(maps).toEqual(['Map of Bergen']);
  await expect.poll(() => shown(el)[0]).toBe('1');
});

test('t15: opening one closes the other', async () => {
  const { el } = mount(<Shipments shipments={shipments} />);
  press(all(el, bodyRow)[1]!, toggle);
  await expect.poll(maps).toEqual(['Map of Bergen']);
  expect(location.hash).toBe('#shipment-2');
  press(all(el, bodyRow)[3]!, toggle);
  await expect.poll(maps).toEqual(['Map of Dover']);
  press(all(el, bodyRow)[3]!, toggle);
  await expect.poll(maps).toEqual([]);
  expect(location.hash).toBe('');
});

test('t15: the panel keeps its state while rows are refreshed', async () => {
  location.hash = 'shipment-7';
  const { el, rerender } = mount(<Shipments shipments={shipments} />);
  await expect.poll(maps).toEqual(['Map of Genoa']);
  pressText(el, 'Zoom in');
  const map = one(el, 'svg[role="img"]');
  rerender(<Shipments shipments={shipments.map((row) => ({ ...row, state: 'arrived' }))} />);
  await expect.poll(() => shown(el, 2)[1]).toBe('arrived');
  expect(one(el, 'svg[role="img"]')).toBe(map);
  expect(el.textContent).toContain('2×');
  // A refresh doesn't take the reader back to the panel's page.
  press(el, 'Previous Page');
  rerender(<Shipments shipments={shipments.map((row) => ({ ...row, state: 'signed' }))} />);
  await expect.poll(() => shown(el, 2)[0]).toBe('signed');
  expect(shown(el)[0]).toBe('1');
});
