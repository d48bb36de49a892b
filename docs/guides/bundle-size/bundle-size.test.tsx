import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { click, press } from '../../../tests/claims/hands';
import { all, bodyRow, one, texts } from '../../../tests/claims/read';
import PartsWithCsv from './csv';
import LateTable from './lazy';

proves(
  "Put the table and its columns into a separate file, and import that file with lazy(() => import(…)). Use this for a tab, a dialog, or a route that your framework doesn't split automatically.",
  async () => {
    const { el } = mount(<LateTable />);
    expect(all(el, 'table')).toHaveLength(0);
    click(one(el, 'button'));
    await expect.poll(() => all(el, bodyRow).length).toBe(4);
    expect(texts(el, 'th')).toEqual(['Part', 'Quantity']);
  },
);

proves('or write the CSV file yourself in ten lines', async () => {
  const { el } = mount(<PartsWithCsv />);
  const saved: Blob[] = [];
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return '#';
    }),
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {}),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}),
  ];
  press(el, 'Export');
  await expect.poll(() => all(document, '[role="menuitem"]').length).toBe(1);
  click(one(document, '[role="menuitem"]'));
  await expect.poll(() => saved.length).toBe(1);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.arrayBuffer());
  expect(text.split('\r\n').slice(0, 3)).toEqual([
    '\uFEFF"Part","Quantity"',
    '"Hex bolt M8, 1"" long","1200"',
    '"Washer, 8 mm","3400"',
  ]);
  for (const spy of spies) spy.mockRestore();
});
