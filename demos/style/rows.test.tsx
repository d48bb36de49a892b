import { proves } from '../../tests/claims/claim';
import { expect } from 'vitest';
import { visit } from '../../tests/claims/visit';
import Rows from './rows';
import type { Locator } from 'vitest/browser';
import RowsCells from './rows.cells';

const background = (row: Locator) => getComputedStyle(row.element()).backgroundColor;

const color = (cell: Locator) => getComputedStyle(cell.element()).color;

proves(
  'rowStyle tints the products of which fewer than 20 are in stock, and those out of stock are also bold.',
  async () => {
    const demo = visit(<Rows />);
    const row = (name: string) => demo.getByRole('row').filter({ hasText: name });
    const [plain, low, empty] = [row('Garden chair'), row('Oak table'), row('Wool blanket')];
    expect(background(plain)).toBe('rgba(0, 0, 0, 0)');
    expect(background(low)).toBe(background(row('Floor lamp')));
    expect(background(low)).not.toBe(background(empty));
    await expect.element(empty).toHaveStyle({ fontWeight: '700' });
  },
);

proves('cellStyle shows negative changes and sensors with problems in red.', async () => {
  const demo = visit(<RowsCells />);
  const cell = (text: string) => demo.getByRole('cell', { name: text, exact: true });
  const red = color(cell('-1.1'));
  expect(color(cell('-3.2'))).toBe(red);
  expect(color(cell('check'))).toBe(red);
  expect(color(cell('0.4'))).not.toBe(red);
  await expect.element(cell('-2.5')).toHaveStyle({ opacity: '0.75' });
});
