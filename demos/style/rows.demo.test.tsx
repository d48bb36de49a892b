import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { columnTexts, visit } from '../../tests/claims/visit';
import Rows from './rows';
import RowsCells from './rows.cells';
import RowsStripes from './rows.stripes';

const background = (row: Locator) => getComputedStyle(row.element()).backgroundColor;
const color = (cell: Locator) => getComputedStyle(cell.element()).color;

test('rows with a low stock are tinted, rows out of stock differently and bold', async () => {
  const demo = visit(<Rows />);
  const row = (name: string) => demo.getByRole('row').filter({ hasText: name });
  const [plain, low, empty] = [row('Garden chair'), row('Oak table'), row('Wool blanket')];
  expect(background(plain)).toBe('rgba(0, 0, 0, 0)');
  expect(background(low)).toBe(background(row('Floor lamp')));
  expect(background(low)).not.toBe(background(empty));
  await expect.element(empty).toHaveStyle({ fontWeight: '700' });
});

proves(
  [
    "The second argument of rowStyle is the index on the page, counted from 0, so the stripes start again on each page and don't change when rows are sorted.",
  ],
  async () => {
    const demo = visit(<RowsStripes />);
    const stripes = () =>
      demo
        .getByTestId('mtablebodyrow')
        .all()
        .map((row) => background(row) !== 'rgba(0, 0, 0, 0)');
    expect(stripes()).toEqual([false, true, false, true, false]);
    await demo.getByTestId('mtableheader-sortlabel').filter({ hasText: 'Depth' }).click();
    await expect.poll(() => columnTexts(demo, 0)).toEqual(['Bohinj', 'Chiemsee', 'Inari', 'Ohrid', 'Garda']);
    expect(stripes()).toEqual([false, true, false, true, false]);
    await demo.getByRole('button', { name: 'Next Page' }).click();
    await expect.poll(stripes).toEqual([false, true]);
  },
);

proves(["For :hover styles, use the table's sx."], async () => {
  const demo = visit(<RowsStripes />);
  const row = demo.getByRole('row').filter({ hasText: 'Inari' });
  await expect.element(row).toHaveStyle({ outlineStyle: 'none' });
  await row.hover();
  await expect.element(row).toHaveStyle({ outlineStyle: 'solid' });
});

test('negative values are red and others are not', async () => {
  const demo = visit(<RowsCells />);
  const cell = (text: string) => demo.getByRole('cell', { name: text, exact: true });
  const red = color(cell('-1.1'));
  expect(color(cell('-3.2'))).toBe(red);
  expect(color(cell('check'))).toBe(red);
  expect(color(cell('0.4'))).not.toBe(red);
  await expect.element(cell('-2.5')).toHaveStyle({ opacity: '0.75' });
});
