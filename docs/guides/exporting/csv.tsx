import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo } from 'react';

interface Payment {
  id: number;
  payer: string;
  note: string;
  amount: number;
}

const options: Options<Payment> = {
  exportAllData: true,
  exportMenu: [
    {
      label: 'CSV for Excel',
      exportFunc: (columns, rows) =>
        save(
          'payments.csv',
          toCsv(columns, rows, ';', ','),
        ),
    },
    {
      label: 'CSV for programs',
      exportFunc: (columns, rows) =>
        save(
          'payments-raw.csv',
          toCsv(columns, rows, ',', '.'),
        ),
    },
  ],
};

export default function PaymentsAsSafeCsv() {
  const columns = useMemo<Column<Payment>[]>(
    () => [
      { title: 'Payer', field: 'payer' },
      { title: 'Note', field: 'note' },
      {
        title: 'Amount',
        field: 'amount',
        type: 'currency',
        currencySetting: { currencyCode: 'EUR' },
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Payments"
      columns={columns}
      data={payments}
      options={options}
    />
  );
}

function toCsv(
  columns: Column<Payment>[],
  rows: Payment[],
  delimiter: string,
  comma: string,
): string {
  const cell = (value: unknown) => {
    if (typeof value === 'number')
      return `"${String(value).replace('.', comma)}"`;
    const text = String(value ?? '');
    // A spreadsheet runs text that starts like a
    // formula, unless an apostrophe precedes it.
    const safe = /^[=+\-@\t\r]/.test(text)
      ? `'${text}`
      : text;
    return `"${safe.replaceAll('"', '""')}"`;
  };
  const head = columns.map(({ title }) => cell(title));
  const body = rows.map((row) =>
    columns.map(({ field }) =>
      cell(row[field as keyof Payment]),
    ),
  );
  return [head, ...body]
    .map((line) => line.join(delimiter))
    .join('\r\n');
}

function save(fileName: string, text: string) {
  // The byte order mark tells Excel that the file is UTF-8.
  const url = URL.createObjectURL(
    new Blob(['\uFEFF', text], {
      type: 'text/csv;charset=utf-8',
    }),
  );
  Object.assign(document.createElement('a'), {
    href: url,
    download: fileName,
  }).click();
  URL.revokeObjectURL(url);
}

const payments: Payment[] = [
  {
    id: 1,
    payer: 'Jörg Müller',
    note: 'Rent, June',
    amount: 780.5,
  },
  {
    id: 2,
    payer: 'Ève Dupont',
    note: '=HYPERLINK("https://example.com","Refund")',
    amount: -20,
  },
  {
    id: 3,
    payer: 'Wei Zhang',
    note: 'said "thanks"',
    amount: 1250,
  },
];
