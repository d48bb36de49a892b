import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

export default function App() {
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'name' },
      // Wrong: no currency has this code.
      { title: 'Price', field: 'price', type: 'currency', currencySetting: { currencyCode: 'NOPE' } },
      // Right: { title: 'Price', field: 'price', type: 'currency', currencySetting: { currencyCode: 'EUR' } },
    ],
    [],
  );
  return <MaterialTable columns={columns} data={parts} />;
}

const parts = [{ id: 1, name: 'Bolt', price: 2 }];

type Part = (typeof parts)[number];
