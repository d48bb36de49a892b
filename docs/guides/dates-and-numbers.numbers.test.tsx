import MaterialTable, { type Column } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, fill, one, shown, texts } from '../../tests/claims/table';
import { saidBy } from '../errors/_produce';
import { cells, edited, sorted, type Cell } from './_cells';
import ProductsWithFormats from './dates-and-numbers.formats';

proves(
  [
    'numeric writes the number as JavaScript does: 12500, 0.125.',
    'For amounts without decimals set both',
    'moves cell and header',
  ],
  () => {
    const { el } = mount(<ProductsWithFormats />);
    const rows = all(el, bodyRow).map((element) => texts(element, 'td'));
    const plain = (text = '') => text.replaceAll('\u00a0', ' ');
    expect(rows.map((cellsOf) => cellsOf[1])).toEqual(['12,500', '0', 'unknown']);
    expect(rows.map((cellsOf) => plain(cellsOf[2]))).toEqual(['39,90 €', '1.250,00 €', '–']);
    expect(rows.map((cellsOf) => cellsOf[3])).toEqual(['¥6,400', '¥198,000', '¥900']);
    expect(rows.map((cellsOf) => plain(cellsOf[4]))).toEqual(['$42.00', '£980.00', 'CHF 5.50']);
    expect(rows.map((cellsOf) => cellsOf[5])).toEqual(['12.5%', '40%', '7.5%']);
    expect(shown(cells([12500, 0.125], { type: 'numeric' }))).toEqual(['12500', '0.125']);
    const aligned = cells([1], { type: 'numeric', align: 'center' });
    const align = (element: HTMLElement) => getComputedStyle(element).textAlign;
    expect([align(one(aligned, 'th')), align(one(aligned, `${bodyRow} td`))]).toEqual(['center', 'center']);
    const right = cells([1], { type: 'currency' });
    expect([align(one(right, 'th')), align(one(right, `${bodyRow} td`))]).toEqual(['right', 'right']);
  },
);

proves(
  [
    'without it currency writes US dollars',
    'yen would get two decimals, and a maximum below the minimum of 2 throws a RangeError',
    'null and undefined count as zero in a currency column.',
    'A text that is no number shows $NaN.',
  ],
  async () => {
    const shows = (value: unknown, column: Partial<Column<Cell>> = {}) =>
      shown(cells([value], { type: 'currency', ...column }))[0];
    expect(shows(1250)).toBe('$1,250.00');
    expect(shows(6400, { currencySetting: { currencyCode: 'JPY' } })).toBe('¥6,400.00');
    expect([shows(null), shows(undefined), shows('abc')]).toEqual(['$0.00', '$0.00', '$NaN']);
    expect([shows(null, { emptyValue: '–' }), shows(undefined, { emptyValue: '–' })]).toEqual(['–', '–']);
    const broken: Column<Cell>[] = [
      { title: 'At', field: 'at', type: 'currency', currencySetting: { maximumFractionDigits: 0 } },
    ];
    expect(await saidBy(<MaterialTable columns={broken} data={[{ id: 1, at: 5 }]} />)).toContain(
      'RangeError',
    );
  },
);

proves(
  [
    'The editor of a numeric column hands on NaN for an empty field, and the cell shows it',
    'the editor of currency hands on undefined',
    'and your save function gets a number',
  ],
  async () => {
    const typed = async (type: Column<Cell>['type'], text: string) => {
      const { el, save } = edited(5, { type });
      fill(one(el, 'tbody input[type="number"]'), text);
      return save();
    };
    expect([await typed('numeric', '1.5'), await typed('currency', '1.5')]).toEqual([1.5, 1.5]);
    expect(await typed('numeric', '')).toBeNaN();
    expect(await typed('currency', '')).toBeUndefined();
    expect(shown(cells([NaN], { type: 'numeric' }))).toEqual(['NaN']);
  },
);

proves(
  ["type: 'numeric' sorts texts of digits by their number too", "such as '12 kg', write a customSort"],
  () => {
    const digits = ['10', '2', '1'];
    expect(sorted(digits)).toEqual(['1', '10', '2']);
    expect(sorted(digits, { type: 'numeric' })).toEqual(['1', '2', '10']);
    const weight = ({ at }: Cell) => Number.parseFloat(String(at));
    expect(sorted(['12 kg', '3 kg'], { customSort: (a, b) => weight(a) - weight(b) })).toEqual([
      '3 kg',
      '12 kg',
    ]);
  },
);

proves(
  [
    'JSON.parse rounds what is longer',
    'A bigint is shown, and sorts in a column without type, but throws when a numeric column is sorted by it.',
  ],
  async () => {
    expect(String(JSON.parse('12345678901234567890'))).toBe('12345678901234567000');
    const big = [20n, 3n];
    expect(shown(cells(big, {}))).toEqual(['20', '3']);
    expect(sorted(big)).toEqual(['3', '20']);
    const own: Column<Cell>[] = [{ title: 'At', field: 'at', type: 'numeric', defaultSort: 'asc' }];
    const data = big.map((at, id) => ({ id: id + 1, at }));
    expect(await saidBy(<MaterialTable columns={own} data={data} />)).toContain('BigInt');
  },
);
