import MaterialTable, { type Column } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, one, shown, texts } from '../../tests/claims/read';
import { saidBy } from '../errors/_produce';
import { cells, sorted, type Cell } from './_cells';
import ProductsWithFormats from './dates-and-numbers.formats';

proves(
  [
    'numeric shows numbers as JavaScript does, such as 12500 and 0.125.',
    'For other formats, use Intl in render',
    'For amounts without decimals, set both',
    "numeric and currency columns are right-aligned. align: 'left' or 'center' moves both the cells and the header.",
    'If the currency differs by row, use render.',
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
    const perRow = (({ id }: Cell) => ({ currencyCode: id === 1 ? 'JPY' : 'GBP' })) as object;
    expect(shown(cells([5], { type: 'currency', currencySetting: perRow }))).toEqual(['$5.00']);
    const alignOf = (column: Partial<Column<Cell>>) => {
      const el = cells([1], column);
      return [one(el, 'th'), one(el, `${bodyRow} td`)].map((cell) => getComputedStyle(cell).textAlign);
    };
    for (const type of ['numeric', 'currency'] as const) {
      expect(alignOf({ type })).toEqual(['right', 'right']);
      for (const align of ['left', 'center'] as const)
        expect(alignOf({ type, align })).toEqual([align, align]);
    }
  },
);

proves(
  [
    'currencySetting contains locale, currencyCode and the number of digits. Without it, currency shows US dollars.',
    'yen would get two decimals, and a maximum below the minimum of 2 throws a RangeError',
    'null and undefined count as zero in a currency column.',
    "A string that isn't a number shows $NaN.",
  ],
  async () => {
    const shows = (value: unknown, column: Partial<Column<Cell>> = {}) =>
      shown(cells([value], { type: 'currency', ...column }))[0];
    expect(shows(1250)).toBe('$1,250.00');
    const swiss = {
      locale: 'de-CH',
      currencyCode: 'CHF',
      minimumFractionDigits: 3,
      maximumFractionDigits: 3,
    };
    expect(shows(0.5, { currencySetting: swiss })?.replaceAll('\u00a0', ' ')).toBe('CHF 0.500');
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
    'If numbers sort as 1, 10, 2, they are strings.',
    "type: 'numeric' also sorts strings of digits numerically.",
    "such as '12 kg', write a customSort",
  ],
  () => {
    const digits = ['10', '2', '1'];
    expect(sorted(digits)).toEqual(['1', '10', '2']);
    expect(sorted(digits.map(Number))).toEqual(['1', '2', '10']);
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
    'JavaScript numbers are exact up to 2^53 (16 digits). JSON.parse rounds larger numbers, so send long ids as strings.',
    'A bigint can be shown and sorted in a column without a type, but sorting a numeric column with a bigint throws.',
  ],
  async () => {
    expect([2 ** 53 - 1 + 1, 2 ** 53 + 1]).toEqual([9007199254740992, 2 ** 53]);
    expect(String(JSON.parse('12345678901234567890'))).toBe('12345678901234567000');
    expect(JSON.parse('"12345678901234567890"')).toBe('12345678901234567890');
    const big = [20n, 3n];
    expect(shown(cells(big, {}))).toEqual(['20', '3']);
    expect(sorted(big)).toEqual(['3', '20']);
    const own: Column<Cell>[] = [{ title: 'At', field: 'at', type: 'numeric', defaultSort: 'asc' }];
    const data = big.map((at, id) => ({ id: id + 1, at }));
    expect(await saidBy(<MaterialTable columns={own} data={data} />)).toContain('BigInt');
  },
);

proves(
  "Set the column's type. date, datetime and time format dates in the browser's language, currency formats money, and numeric aligns and sorts numbers without formatting them.",
  () => {
    const at = new Date(2026, 5, 14, 9, 5);
    const drawn = (value: unknown, type: Column<Cell>['type']) => shown(cells([value], { type }))[0];
    expect(drawn(at, 'date')).toBe(at.toLocaleDateString(navigator.language));
    expect(drawn(at, 'datetime')).toBe(at.toLocaleString(navigator.language));
    expect(drawn(at, 'time')).toBe(at.toLocaleTimeString(navigator.language));
    expect(drawn(1250, 'currency')).toBe('$1,250.00');
    expect(drawn(12500.5, 'numeric')).toBe('12500.5');
    const el = cells([10, 9], { type: 'numeric', defaultSort: 'asc' });
    expect(shown(el)).toEqual(['9', '10']);
    expect(getComputedStyle(one(el, `${bodyRow} td`)).textAlign).toBe('right');
  },
);
