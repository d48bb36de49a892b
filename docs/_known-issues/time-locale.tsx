import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

/** The first time has the German format; the second, a Date object, has that of your browser's language. */
export default function App() {
  const columns = useMemo<Column<Train>[]>(
    () => [
      { title: 'Text', field: 'text', type: 'datetime', dateSetting: { locale: 'de-DE' } },
      { title: 'Date', field: 'date', type: 'datetime', dateSetting: { locale: 'de-DE' } },
    ],
    [],
  );
  return <MaterialTable columns={columns} data={trains} title="Trains" />;
}

const trains = [{ id: 1, text: '2024-05-09T13:30:00', date: new Date(2024, 4, 9, 13, 30) }];

type Train = (typeof trains)[number];
