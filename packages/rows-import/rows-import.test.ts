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
    [0, 'timestamp', '2026-11-02T10:00:00.120Z'],
  ],
  'ambiguous-dates.csv': [
    'an event list whose dates could be day or month first',
    'id: number; event: string; heldOn: string;',
    [0, 'heldOn', '03/04/2026'],
  ],
  'analytics.csv': [
    'an analytics export: more comments than rows, one with a comma, and a second table',
    'id: number; city: string; sessions: number;',
    [1, 'sessions', 5],
  ],
  'api-answer.json': [
    'the answer of a REST API: a page with a list, nested objects and lists',
    'id: string; name: string; addressCity: string; addressZip: string; roles: string; active: boolean; lastSeen: string | null;',
    [0, 'roles', 'admin, editor'],
  ],
  'bank-german.csv': [
    'a German bank: lines before the header, semicolons, decimal commas',
    'id: number; buchungstag: string; wertstellung: string; empfänger: string; verwendungszweck: string; betrag: string; saldo: string;',
    [2, 'betrag', '2.450,00'],
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
  'mongo.jsonl': [
    'a MongoDB export: types as keys, one number with 16 digits',
    'id: string; views: number; likes: string; at: string;',
    [1, 'likes', '9007199254740993'],
  ],
  'mysql.txt': [
    'the answer of a database in a terminal: rules between rows, and their number',
    'id: number; name: string; price: number | null; at: string;',
    [1, 'price', null],
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
  'pg-copy.tsv': [
    'rows copied out of PostgreSQL: no header, no quotation, missing values, a zone in hours',
    'id: number; column1: number; column2: string; column3: string | null; column4: number | null;',
    [0, 'column3', '2026-11-01T08:00:00+00:00'],
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
    'id: number; region: string; q1: string; q2: string; change: string;',
    [2, 'change', '-10.4%'],
  ],
  'survey.csv': [
    'the answers to a survey: few distinct answers, questions as titles',
    'id: number; responseId: number; howSatisfiedAreYou: string; wouldYouRecommendUs: boolean; comment: string;',
    [3, 'wouldYouRecommendUs', false],
  ],
  'utf-16.tsv': [
    'a spreadsheet’s “Unicode text”: UTF-16 and tabs',
    'id: number; produkt: string; preis: number;',
    [0, 'preis', 4.99],
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
      text: 'has 4 cells, and the table has 3 columns. Put quotation marks around a value that contains the separator.',
      isLeftOut: true,
    },
    { place: 'Line 4', text: 'has 2 of 3 cells. The others stay empty.', isLeftOut: false },
    { place: 'Line 5', text: 'has 1 of 3 cells. The others stay empty.', isLeftOut: false },
  ]);
  expect(read('broken-rows.csv').count).toBe(4);
  const placesOf = (name: string) => read(name).problems.map(({ place }) => place);
  expect(placesOf('server-log.jsonl')).toEqual(['Line 3']);
  expect(readText('{"a":1\n{"a":2}\n{"a":3}\n').problems.map(({ place }) => place)).toEqual(['Line 1']);
  expect(placesOf('lists.json')).toEqual(['Item 4']);
  expect(placesOf('mixed-items.json')).toEqual(['Item 2']);
  expect(placesOf('bank-german.csv')).toEqual(['Line 1', 'Line 2', 'Line 3']);
});

test('a value with line breaks counts as several lines', () => {
  const { problems, counts } = readText('a,b\n"1\n2",x\n3,y,z\n');
  expect(problems.map(({ place }) => place)).toEqual(['Line 4']);
  expect(counts.parts).toMatchObject({ 'with the header': 1, 'with rows': 2, 'left out': 1 });
});

describe('the counts add up to the lines of the file', () => {
  const isJson = /\.json$/;
  test.each(Object.keys(files).filter((name) => !isJson.test(name)))('%s', (name) => {
    const { counts } = read(name);
    const encoding = name === 'utf-16.tsv' ? 'utf-16le' : 'utf-8';
    const text = new TextDecoder(encoding).decode(fs.readFileSync(path.join(folder, name)));
    const lines = text.replace(/(?:\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
    expect(counts.unit).toBe('line');
    expect(Object.values(counts.parts).reduce((sum, count) => sum + count, 0)).toBe(lines.length);
  });
});

describe('a quotation mark without a partner costs nothing but itself', () => {
  test.each([
    ['id\ttitle\n1\t"Swing" with words\n2\tB\n', ['"Swing" with words', 'B']],
    ['id,title\n1,"never closed\n2,"fine, here"\n', ['"never closed', 'fine, here']],
    ['id;title\n1;5" pipe\n2;"6"" pipe"\n', ['5" pipe', '6" pipe']],
    ['id,title\n1,"a" \n2,""\n', ['a', '']],
    ['id,title\n1,x\n2,"', ['x', '"']],
    ['id, title\n1, "a, b"\n2, c\n', ['a, b', 'c']],
  ])('%j', (text, titles) => {
    const { rows, problems } = readText(text);
    expect(rowsOf({ rows }).map(({ title }) => title)).toEqual(titles);
    expect(problems).toEqual([]);
  });
});

describe('the header is judged with the lines around it', () => {
  test.each([
    ['two columns below a named separator', 'sep=;\nName;Preis\nLampe;1,50\n', 2, true],
    ['two columns below a title', 'Report 2026\n\nName;Sum\nA;1\nB;2\n', 3, false],
    [
      'below comments, as in analytics',
      '# Views\n# 20260101-20260131\n\nPage,Views\n/a,12\n/b,7\n',
      4,
      false,
    ],
    ['a series of numbers', 'region,1,2,3\nNorth,5,6,7\nSouth,8,1,2\n', 1, false],
    ['dates above numbers', 'city,2026-01-31,2026-02-28\nRome,4,5\n', 1, false],
    ['years', 'country;2024;2025\nItaly;5;6\n', 1, false],
    ['an index without a name, as in Python', ',a,b\n0,1.5,x\n1,2.5,y\n', 1, true],
    ['none, with words in all lines of a column', '1,Lisbon,15.5\n2,Oslo,3\n3,Rome,9.1\n', 0, false],
    ['below more lines than rows', 'Report\nof 2026\nby Ada\nName;Sum\nA;1\n', 4, false],
    ['none, with numbers only', '1,2,3\n4,5,6\n', 0, false],
    ['words above words', 'Ada,Rome\nBob,Oslo\n', 1, false],
    ['a word that is also a boolean', 'No,t\n1,a\n2,f\n', 1, false],
    ['a sign in front', '#chrom\tstart\nchr1\t12\n', 1, true],
    ['lists of JSON without one', '[["North",12],["South",7]]', 0, false],
    ['lists of JSON with one', '[["Station","Trains"],["North",12]]', 1, true],
  ])('%s', (_what, text, line, isSure) => {
    expect(readText(text).header).toMatchObject({ line, isSure });
  });

  test('a list of names stays one column when some have a comma', () => {
    const text = 'Name\nAda\nBob\nSmith, John\nEve\nKim\nDoe, Jane\nMax\n';
    expect(rowsOf(readText(text)).map(({ name }) => name)).toEqual(text.trim().split('\n').slice(1));
  });

  test('another line, or none, can be chosen', () => {
    const text = 'Name,City\nAda,Rome\nBob,Oslo\n';
    const titles = (header: number) =>
      [...importRows(new TextEncoder().encode(text), '', header).main.matchAll(/title: '(.*?)'/g)].map(
        ([, title]) => title,
      );
    expect(titles(2)).toEqual(['Ada', 'Rome']);
    expect(titles(0)).toEqual(['Column 1', 'Column 2']);
    expect(readText(text).header?.lines[1]).toEqual({ line: 2, text: 'Ada, Rome' });
  });
});

describe('what is read keeps its digits', () => {
  test.each([
    [
      'v,w\n9.999999974e-07,a\n1.24E-3,b\n51.50735180000002,c\n',
      [9.999999974e-7, 0.00124, 51.50735180000002],
    ],
    ['v;w\n1,5;a\n-2,25;b\n1.234;c\n', ['1,5', '-2,25', '1.234']],
    ['v;w\n1,5;a\n-2,25;b\n3;c\n', [1.5, -2.25, 3]],
    ['v,w\n9007199254740993,a\n1,b\n', ['9007199254740993', '1']],
    ['[{"v":9007199254740993},{"v":9007199254740992}]', ['9007199254740993', '9007199254740992']],
    ['[{"v":1e-7},{"v":-0.5}]', [1e-7, -0.5]],
    ['v,w\n12345678901234567.89,a\n', ['12345678901234567.89']],
    ['[{"v":12345678901234567.89},{"v":1}]', ['12345678901234567.89', '1']],
    ['v,w\n1.5e400,a\n2,b\n', ['1.5e400', '2']],
    ['[{"v":1e400},{"v":2}]', ['1e400', '2']],
    ['v,w\n12E4,a\n3E2,b\n', ['12E4', '3E2']],
    ['[{"v":{"a":[{"b":1}]}},{"v":[["x",2]]}]', ['', 'x, 2']],
    [
      'v,w\n2026-03-05 10:20:30+00,a\n2026-03-05 10:20 UTC,b\n',
      ['2026-03-05T10:20:30+00:00', '2026-03-05T10:20Z'],
    ],
    ['v,w\n2026-03-05 10:20:75,a\n', ['2026-03-05 10:20:75']],
    ['[{"v":"a 9007199254740993 b"}]', ['a 9007199254740993 b']],
    ['v,w\n2026-03-05 10:20:30.123,a\n', ['2026-03-05T10:20:30.123']],
    ['v;w\n5.3.2026;a\n31.12.2026 23:59;b\n', ['2026-03-05T00:00', '2026-12-31T23:59']],
  ])('%j', (text, values) => {
    expect(rowsOf(readText(text)).map(({ v }) => v)).toEqual(values);
  });
});

describe('what stays text is said, with the cell', () => {
  test.each([
    ['v,w\n1,a\n12 EUR,b\n', 'V: “12 EUR” in line 3 isn’t a plain number, so the column stays text.'],
    ['zip,w\n01067,a\n80331,b\n', 'Zip: “01067” in line 2 begins with 0, so the column stays text.'],
    ['v,w\n"1,234",a\n', 'V: “1,234” in line 2 could have thousands or decimals, so the column stays text.'],
    ['v;w\n1.234;1,5\n', 'V: “1.234” in line 2 could have thousands or decimals, so the column stays text.'],
    [
      'v,w\n03/04/2026,a\n',
      'V: “03/04/2026” in line 2 isn’t a date such as 2026-03-05 or 5.3.2026, so the column stays text.',
    ],
    ['v,w\n12E4,a\n', 'V: “12E4” in line 2 could be a code, so the column stays text.'],
    ['[{"v":"1.5"}]', 'V: “1.5” in item 1 is text in the file, so the column stays text.'],
    ['v,w\nyes,a\n,b\n', 'V: the empty cell in line 3 is neither true nor false, so the column stays text.'],
    [
      '[{"v":true},{"v":null}]',
      'V: the empty cell in item 2 is neither true nor false, so the column stays text.',
    ],
    ['v,w\nNaN,a\n-,b\n1,c\n', 'Read as empty cells in columns of numbers and dates: “NaN”, “-”.'],
    [
      '[{"v":9007199254740993},{"v":1}]',
      'V: “9007199254740993” in item 1 has more than 15 digits, so the column stays text.',
    ],
    ['[{"v":NaN},{"v":1}]', 'NaN is no value of JSON, so these cells are empty.'],
    ['{"total":1,"rows":[{"v":1}]}', 'Only the list “rows” was read. The rest was left out.'],
    [
      'a^b\n1^2\n',
      'Only one column was found, because no comma, semicolon, tab or vertical bar separates cells. If another character does, name it in a first line such as “sep=^”.',
    ],
  ])('%j', (text, note) => {
    expect(readText(text).notes).toContain(note);
  });

  test.each([
    ['na\u00efve', [0xef], 'naïve', 'The file isn’t UTF-8'],
    ['ä ö ü', [0xc3, 0xa4, 0x20, 0xc3, 0xb6, 0xc3], 'ä ö�', 'Some bytes aren’t UTF-8'],
  ])('letters of another encoding: %s', (_what, letters, name, note) => {
    const bytes = letters.length === 1 ? [0x6e, 0x61, ...letters, 0x76, 0x65] : letters;
    const encode = (text: string) => new TextEncoder().encode(text);
    const imported = importRows(new Uint8Array([...encode('name,n\n'), ...bytes, ...encode(',1\n')]));
    expect(rowsOf(imported)[0]?.name).toBe(name);
    expect(imported.notes).toEqual([expect.stringContaining(note)]);
  });
});

test('a missing value of a database is empty, and two keys of one name both stay', () => {
  expect(rowsOf(readText('a\tb\n\\N\t1\n2\t3\n')).map(({ a }) => a)).toEqual([null, 2]);
  expect(rowsOf(readText('[{"a_b":1,"a":{"b":2}}]'))[0]).toMatchObject({ aB: 1, aB2: 2 });
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

describe('what is no table gets a message with what to do', () => {
  test.each([
    ['', 'Paste the header'],
    ['   \n\n', 'Paste the header'],
    ['name,city\n', 'a header but no row'],
    ['PK\u0003\u0004\0\0', 'Save the workbook as CSV'],
    ['[1, 2, 3]', 'has no list of objects'],
    ['[{"a": }]', 'Unexpected token'],
    ['[{"a": 1}', 'can’t be read'],
  ])('%j', (text, message) => {
    expect(() => readText(text)).toThrow(NotReadable);
    expect(() => readText(text)).toThrow(message);
  });

  test('more than 5 MB', () => {
    expect(() => readText(`a,b\n${'1,2\n'.repeat(1_500_000)}`)).toThrow('the limit is 5 MB');
  });
});
