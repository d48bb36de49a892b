import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { importRows, NotReadable } from '.';

const folder = path.join(__dirname, 'fixtures');
const read = (name: string) => importRows(fs.readFileSync(path.join(folder, name)), name);
const readText = (text: string) => importRows(new TextEncoder().encode(text));
const rowsOf = ({ rows }: { rows: string }) => JSON.parse(rows) as Record<string, unknown>[];

/** The row's type and the columns' properties except title and field. */
function shapeOf(name: string): string {
  const { main } = read(name);
  const type = /interface Row \{\n([^}]*)\n\}/.exec(main)?.[1] ?? '';
  return type
    .replace(/ {2}/g, '')
    .replace(/;(?:\n|$)/g, '; ')
    .trim();
}

/** What each file imitates, the row type that a person would write, and one cell that is easily misread. */
const files: Record<
  string,
  [imitates: string, shape: string, cell: [row: number, field: string, value: unknown]]
> = {
  'access-log.csv': [
    'the access log of a web server, with fractions of seconds and commas in quotes',
    'id: number; timestamp: string; ip: string; status: number; bytes: number; agent: string;',
    [0, 'timestamp', '2026-11-02T10:00:00Z'],
  ],
  'accounting-compact.csv': [
    'a German booking export: dates without separators, accounts with leading zeros',
    'id: number; belegdatum: string; konto: string; soll: number; haben: number;',
    [0, 'belegdatum', '2026-01-05T00:00'],
  ],
  'accounting-negative.csv': [
    'a trial balance: negative amounts in brackets',
    'id: number; accountName: string; opening: number; movement: number;',
    [0, 'movement', -250],
  ],
  'ambiguous-dates.csv': [
    'an event list whose dates could be day or month first',
    'id: number; event: string; heldOn: string;',
    [0, 'heldOn', '03/04/2026'],
  ],
  'api-answer.json': [
    'the answer of a REST API: a page with a list, nested objects and lists',
    'id: string; name: string; addressCity: string; addressZip: string; roles: string; active: boolean; lastSeen: string | null;',
    [0, 'roles', 'admin, editor'],
  ],
  'bank-german.csv': [
    'a German bank: lines before the header, semicolons, decimal commas',
    'id: number; buchungstag: string; wertstellung: string; empfänger: string; verwendungszweck: string; betrag: number; saldo: number;',
    [2, 'betrag', 2450],
  ],
  'bank-swiss.csv': [
    'a Swiss bank: apostrophes between thousands, an amount in one of two columns',
    'id: number; buchungsdatum: string; text: string; belastungChf: number | null; gutschriftChf: number | null;',
    [0, 'belastungChf', 1450],
  ],
  'bank-uk.csv': [
    'a British bank: day first, pound signs',
    'id: number; date: string; time: string; merchant: string; moneyOut: number | null; moneyIn: number | null; notes: string;',
    [0, 'date', '2026-10-03T00:00'],
  ],
  'bank-us.csv': [
    'an American bank: month first, check numbers with leading zeros',
    'id: number; postingDate: string; description: string; amount: number; type: string; balance: number; checkOrSlip: string;',
    [2, 'postingDate', '2026-10-03T00:00'],
  ],
  'broken-quote.csv': [
    'a file edited by hand, with a quotation mark that never closes',
    'id: number; title: string; pages: number;',
    [0, 'pages', 120],
  ],
  'broken-rows.csv': [
    'a file edited by hand, with an unquoted comma and missing cells',
    'id: number; name: string; city: string; age: number | null;',
    [1, 'name', 'Kim'],
  ],
  'contacts-phone.csv': [
    'an address book: phone numbers, and account numbers with 19 digits',
    'id: number; name: string; phone: string; account: string; score: number;',
    [0, 'account', '4000123412341234567'],
  ],
  'duplicate-titles.csv': [
    'a spreadsheet with a title twice, one without, and letters of other alphabets',
    'id: number; date: string; value: number; value2: number; column4: string; tableDataColumn: string; größe: string; 金额: number; column1st: string;',
    [1, 'value2', 4],
  ],
  'empty-ends.csv': [
    'a spreadsheet whose lines end in empty cells',
    'id: number; a: number; b: number; c: number;',
    [1, 'c', 6],
  ],
  'erp-trailing-minus.csv': [
    'an ERP report: bars between cells, the minus behind the number',
    'id: number; material: string; plant: number; quantity: number; value: number;',
    [1, 'quantity', -3.5],
  ],
  'geo.csv': [
    'a gazetteer with decimal commas and points between thousands',
    'id: number; place: string; lat: number; lon: number; population: number;',
    [0, 'population', 434335],
  ],
  'india.csv': [
    'an Indian sales report: lakh grouping and rupee signs',
    'id: number; outlet: string; revenue: number; orders: number;',
    [0, 'revenue', 1234567],
  ],
  'lists.json': [
    'a data service that answers with lists, the header first',
    'id: number; station: string; trains: number;',
    [1, 'trains', 7],
  ],
  'mixed-items.json': [
    'a list that also holds a number, and objects with different keys',
    'id: number; part: string; price: number | null; stock: number | null;',
    [1, 'stock', 3],
  ],
  'month-names.csv': [
    'an invoice list with names of months',
    'id: number; invoice: string; issued: string; due: string; net: number;',
    [0, 'due', '2026-04-04T00:00'],
  ],
  'no-header.csv': [
    'a weather station that writes no header',
    'id: number; column1: string; column2: string; column3: number;',
    [0, 'column2', 'Lisbon'],
  ],
  'people-crlf.csv': [
    'a Windows export in which an ID appears twice',
    'id: number; fileId: number; name: string; joined: string;',
    [2, 'fileId', 2],
  ],
  'people-quoted.csv': [
    'a database export with quotation marks, commas and line breaks in values',
    'id: number; firstName: string; lastName: string; notes: string;',
    [1, 'notes', 'Two\nlines'],
  ],
  'sensor.csv': [
    'a sensor: missing values as NaN or nothing, TRUE and FALSE',
    'id: number; time: string; tempC: number | null; humidity: number | null; ok: boolean;',
    [1, 'tempC', null],
  ],
  'server-log.jsonl': [
    'a log with one object per line, one of them broken',
    'id: number; time: string; level: string; ms: number; path: string;',
    [1, 'ms', 840],
  ],
  'shop-orders.csv': [
    'the orders of a shop: time zones, yes and no, postcodes with leading zeros',
    'id: number; name: string; email: string; financialStatus: string; paidAt: string; total: number; currency: string; acceptsMarketing: boolean; shippingZip: string;',
    [0, 'shippingZip', '01067'],
  ],
  'shop-products.csv': [
    'the products of a shop: article numbers with leading zeros, few categories',
    'id: number; sku: string; productName: string; category: string; unitPrice: number; inStock: boolean; tags: string;',
    [0, 'sku', '000123'],
  ],
  'spreadsheet-copied.tsv': [
    'cells copied from a spreadsheet: commas between thousands, percent signs',
    'id: number; region: string; q1: number; q2: number; change: number;',
    [2, 'change', -10.4],
  ],
  'spreadsheet-sep.csv': [
    'a spreadsheet export that names its separator',
    'id: number; artikel: string; menge: number; preis: number;',
    [0, 'preis', 0.04],
  ],
  'spreadsheet-years.tsv': [
    'a pivot table with years as titles',
    'id: number; country: string; column2023: number; column2024: number; column2025: number;',
    [0, 'column2025', 5.61],
  ],
  'survey.csv': [
    'the answers to a survey: few distinct answers, questions as titles',
    'id: number; responseId: number; howSatisfiedAreYou: string; wouldYouRecommendUs: boolean; comment: string;',
    [3, 'wouldYouRecommendUs', false],
  ],
  'tickets.tsv': [
    'a ticket system: days, names of months and two digits of the year',
    'id: number; key: string; summary: string; status: string; priority: string; created: string; storyPoints: number | null;',
    [1, 'created', '2026-11-13T16:02'],
  ],
  'utf-16.tsv': [
    'a spreadsheet’s “Unicode text”: UTF-16 and tabs',
    'id: number; produkt: string; preis: number;',
    [0, 'preis', 4.99],
  ],
  'windows-1252.csv': [
    'an old Windows program: no UTF-8',
    'id: number; name: string; stadt: string;',
    [0, 'stadt', 'Köln'],
  ],
};

describe('files of strangers', () => {
  test('each is named here', () => {
    expect(Object.keys(files)).toEqual(fs.readdirSync(folder).sort());
  });

  test.each(Object.entries(files))('%s', (name, [, shape, [row, field, value]]) => {
    expect(shapeOf(name)).toBe(shape);
    expect(rowsOf(read(name))[row]?.[field]).toEqual(value);
  });
});

test('broken rows are listed with their lines, and the others stay', () => {
  expect(read('broken-rows.csv').problems).toEqual([
    {
      place: 'Line 3',
      text: 'has 4 cells, the header 3. Put quotation marks around a value that contains the separator.',
      isLeftOut: true,
    },
    { place: 'Line 5', text: 'has 1 of 3 cells; the others stay empty.', isLeftOut: false },
  ]);
  expect(read('broken-rows.csv').count).toBe(4);
  expect(read('broken-quote.csv').problems.map(({ place }) => place)).toEqual(['Line 3']);
  expect(read('server-log.jsonl').problems.map(({ place }) => place)).toEqual(['Line 3']);
  expect(read('mixed-items.json').problems.map(({ place }) => place)).toEqual(['Item 2']);
  expect(read('bank-german.csv').problems.map(({ place }) => place)).toEqual(['Line 1', 'Line 2', 'Line 3']);
});

test('a value with line breaks counts as several lines', () => {
  expect(readText('a,b\n"1\n2",x\n3,y,z\n').problems.map(({ place }) => place)).toEqual(['Line 4']);
});

test('what can’t be decided stays text, and is said', () => {
  expect(read('ambiguous-dates.csv').notes).toEqual([
    'held on: each date could have the day or the month first, so they stay text.',
  ]);
});

test('a list that lies two objects deep is found', () => {
  const imported = readText('{ "data": { "total": 2, "rows": [{ "name": "Ada" }, { "name": "Bob" }] } }');
  expect(rowsOf(imported).map(({ name }) => name)).toEqual(['Ada', 'Bob']);
});

test('a separator at the end of each line makes no column; a name or a value does', () => {
  const fields = (text: string) => Object.keys(rowsOf(readText(text))[0] ?? {});
  expect(fields('name;city;\nAda;Rome;\nBob;Oslo\n')).toEqual(['id', 'name', 'city']);
  expect(fields('name;city;note\nAda;Rome;\nBob;Oslo;\n')).toEqual(['id', 'name', 'city', 'note']);
  expect(fields('name;city;\nAda;Rome;\nBob;Oslo;x\n')).toEqual(['id', 'name', 'city', 'column3']);
});

test('the program is what a person would write', () => {
  expect(read('shop-products.csv').main)
    .toBe(`import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';
import rows from './rows.json';

interface Row {
  id: number;
  sku: string;
  productName: string;
  category: string;
  unitPrice: number;
  inStock: boolean;
  tags: string;
}

export default function App() {
  const columns = useMemo<Column<Row>[]>(
    () => [
      { title: 'SKU', field: 'sku' },
      { title: 'Product name', field: 'productName' },
      { title: 'Category', field: 'category', lookup: { Kitchen: 'Kitchen', Paper: 'Paper', Home: 'Home' } },
      { title: 'Unit price', field: 'unitPrice', type: 'numeric', filtering: false },
      { title: 'In stock', field: 'inStock', type: 'boolean' },
      { title: 'Tags', field: 'tags' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="shop-products"
      columns={columns}
      data={rows as Row[]}
      options={{ filtering: true }}
    />
  );
}
`);
});

test('an amount that is missing does not become 0', () => {
  expect(read('bank-uk.csv').main).toContain("emptyValue: ''");
  expect(read('india.csv').main).not.toContain('emptyValue');
});

test('titles and values that look like code stay text', () => {
  const { main, rows } = readText(`it's,"a ""b"" \\ c",{x}\n__proto__,${'</script>'},1\n`);
  expect(main).toContain(String.raw`title: 'it\'s'`);
  expect(main).toContain(String.raw`title: 'a "b" \\ c'`);
  expect(rowsOf({ rows })[0]).toMatchObject({ itS: '__proto__', aBC: '</script>' });
  expect(rowsOf(readText('[{"__proto__": 1, "constructor": 2}]'))[0]).toMatchObject({
    proto: 1,
    constructor: 2,
  });
});

describe('what is no table is refused with what to do', () => {
  test.each([
    ['', 'Paste the header'],
    ['   \n\n', 'Paste the header'],
    ['name,city\n', 'a header but no row'],
    ['PK\u0003\u0004\0\0', 'Save the workbook as CSV'],
    ['[1, 2, 3]', 'has no list of objects'],
    ['[{"a": }]', '} is in a wrong place'],
    ['[{"a": 1}', 'can’t be read'],
  ])('%j', (text, message) => {
    expect(() => readText(text)).toThrow(NotReadable);
    expect(() => readText(text)).toThrow(message);
  });

  test('more than 5 MB', () => {
    expect(() => readText(`a,b\n${'1,2\n'.repeat(1_500_000)}`)).toThrow('5 MB fit');
  });
});
