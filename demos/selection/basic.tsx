import MaterialTable, { type Column, type Options } from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { PersonName } from '../_rows/person-name';

interface Invoice {
  id: string;
  customer: string;
  amount: number;
  // A row with this property starts selected; the table stores each row's state here.
  tableData?: { checked: boolean };
}

export default function SelectableInvoices() {
  const columns = useMemo<Column<Invoice>[]>(
    () => [
      { title: 'Invoice', field: 'id' },
      { title: 'Customer', field: 'customer', render: ({ customer }) => <PersonName name={customer} /> },
      {
        title: 'Amount',
        field: 'amount',
        type: 'currency',
        currencySetting: { locale: 'en-US', currencyCode: 'EUR' },
      },
    ],
    [],
  );
  const [selected, setSelected] = useState(invoices.filter((invoice) => invoice.tableData?.checked));
  const total = selected.reduce((sum, invoice) => sum + invoice.amount, 0);

  return (
    <>
      <Typography sx={{ m: 2 }} role="status">
        {selected.length} selected, {total} EUR in total
      </Typography>
      <MaterialTable
        title="Invoices"
        columns={columns}
        data={invoices}
        options={options}
        onSelectionChange={(rows) => setSelected(rows)}
      />
    </>
  );
}

const options: Options<Invoice> = {
  selection: true,
  pageSize: 5,
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all invoices' } } },
  selectionProps: (invoice: Invoice) => ({
    slotProps: { input: { 'aria-label': `Select invoice ${invoice.id}` } },
  }),
};

const invoices: Invoice[] = [
  { id: 'A-17', customer: 'Bakery Blum', amount: 120, tableData: { checked: true } },
  { id: 'A-18', customer: 'Garage Weber', amount: 480 },
  { id: 'A-19', customer: 'Hotel Alpina', amount: 950 },
  { id: 'A-20', customer: 'Bakery Blum', amount: 75, tableData: { checked: true } },
  { id: 'A-21', customer: 'School West', amount: 310 },
  { id: 'A-22', customer: 'Hotel Alpina', amount: 640 },
  { id: 'A-23', customer: 'Garage Weber', amount: 205 },
];
