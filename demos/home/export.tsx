import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

interface Invoice {
  id: string;
  customer: string;
  total: number;
}

export default function ExportedInvoices() {
  const columns = useMemo<Column<Invoice>[]>(
    () => [
      { title: 'Invoice', field: 'id' },
      { title: 'Customer', field: 'customer' },
      { title: 'Total', field: 'total', type: 'currency' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Invoices"
      columns={columns}
      data={invoices}
      options={{ exportMenu: [{ label: 'Save as CSV', exportFunc: saveAsCsv }], paging: false }}
    />
  );
}

function saveAsCsv(columns: Column<Invoice>[], rows: Invoice[]) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([toCsv(columns, rows)], { type: 'text/csv' }));
  link.download = 'invoices.csv';
  link.click();
}

function toCsv(columns: Column<Invoice>[], rows: Invoice[]): string {
  const cell = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;
  const lines = rows.map((row) => columns.map(({ field }) => cell(row[field as keyof Invoice])));
  return [columns.map(({ title }) => cell(title)), ...lines].join('\n');
}

const invoices: Invoice[] = [
  { id: 'I-310', customer: 'Adams & Sons', total: 1240 },
  { id: 'I-311', customer: 'Berger', total: 455.5 },
  { id: 'I-312', customer: 'Costa Foods', total: 3110 },
  { id: 'I-313', customer: 'Dahl', total: 80 },
  { id: 'I-314', customer: 'Evans Ltd', total: 1575 },
];
