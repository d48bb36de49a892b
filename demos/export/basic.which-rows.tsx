import MaterialTable, { type Column, type Options } from '@material-table/core';
import { FormControlLabel, Switch } from '@mui/material';
import { useMemo, useState } from 'react';

interface Order {
  id: string;
  customer: string;
  city: string;
  total: number;
}

async function saveCsv(columns: Column<Order>[], rows: Order[], fileName: string) {
  const { ExportCsv } = await import('@material-table/exporters');
  ExportCsv(columns, rows, fileName);
}

export default function ExportOfPageOrAll() {
  const [exportAllData, setExportAllData] = useState(false);
  const columns = useMemo<Column<Order>[]>(
    () => [
      { title: 'Order', field: 'id' },
      { title: 'Customer', field: 'customer' },
      { title: 'City', field: 'city' },
      { title: 'Total', field: 'total', type: 'currency' },
    ],
    [],
  );
  const options = useMemo<Options<Order>>(
    () => ({
      exportAllData,
      selection: true,
      selectionProps: (row: Order) => ({ slotProps: { input: { 'aria-label': `Select ${row.id}` } } }),
      headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all orders' } } },
      pageSize: 3,
      pageSizeOptions: [3, 6],
      exportMenu: [
        {
          label: exportAllData ? 'All rows' : 'This page',
          exportFunc: (cols, rows) => saveCsv(cols, rows, 'orders'),
        },
        {
          label: 'All that match the search',
          exportFunc: (cols, _rows, { searchedData }) => saveCsv(cols, searchedData, 'orders-found'),
        },
        {
          label: 'Selected rows',
          exportFunc: (cols, _rows, { selectedData }) => saveCsv(cols, selectedData, 'orders-selected'),
        },
      ],
    }),
    [exportAllData],
  );
  return (
    <>
      <FormControlLabel
        control={<Switch checked={exportAllData} onChange={(_event, isOn) => setExportAllData(isOn)} />}
        label="exportAllData"
        sx={{ m: 1 }}
      />
      <MaterialTable title="Orders" columns={columns} data={orders} options={options} />
    </>
  );
}

const orders: Order[] = [
  { id: 'A-101', customer: 'Brandt', city: 'Bremen', total: 84.5 },
  { id: 'A-102', customer: 'Costa', city: 'Porto', total: 129 },
  { id: 'A-103', customer: 'Dubois', city: 'Lyon', total: 42.25 },
  { id: 'A-104', customer: 'Eriksen', city: 'Oslo', total: 310 },
  { id: 'A-105', customer: 'Ferreira', city: 'Porto', total: 18.9 },
  { id: 'A-106', customer: 'Gruber', city: 'Graz', total: 95 },
  { id: 'A-107', customer: 'Haas', city: 'Graz', total: 61.4 },
];
