import MaterialTable, {
  type Column,
} from '@material-table/core';
import { de } from 'date-fns/locale';
import { useMemo, useState } from 'react';

interface Loan {
  id: number;
  book: string;
  due: Date;
}

const localization = {
  // Works only at the top level, though not in the types.
  dateTimePickerLocalization: de,
  header: { actions: 'Aktionen' },
  toolbar: {
    nRowsSelected: (count: number) =>
      count === 1
        ? 'Ein Buch gewählt'
        : `${count} Bücher gewählt`,
  },
  body: {
    emptyDataSourceMessage: 'Nichts ausgeliehen',
    addTooltip: 'Neue Ausleihe',
    editTooltip: 'Bearbeiten',
    deleteTooltip: 'Löschen',
    editRow: {
      saveTooltip: 'Speichern',
      cancelTooltip: 'Abbrechen',
      deleteText: 'Diese Ausleihe löschen?',
    },
  },
};

export default function LoansInGerman() {
  const [rows, setRows] = useState(loans);
  const columns = useMemo<Column<Loan>[]>(
    () => [
      { title: 'Buch', field: 'book' },
      {
        title: 'Fällig',
        field: 'due',
        type: 'date',
        dateSetting: { locale: 'de-DE' },
      },
    ],
    [],
  );
  return (
    <div lang="de">
      <MaterialTable
        title="Ausleihen"
        columns={columns}
        data={rows}
        localization={localization}
        options={{
          search: false,
          paging: false,
          selection: true,
          selectionProps: (row: Loan) => ({
            slotProps: {
              input: { 'aria-label': `${row.book} wählen` },
            },
          }),
          headerSelectionProps: {
            slotProps: {
              input: { 'aria-label': 'Alle wählen' },
            },
          },
        }}
        editable={{
          onRowAdd: async (added) =>
            setRows((before) => [
              ...before,
              { ...added, id: nextId(before) },
            ]),
          onRowUpdate: async ({ id, book, due }) =>
            setRows((before) =>
              before.map((row) =>
                row.id === id ? { id, book, due } : row,
              ),
            ),
          onRowDelete: async (removed) =>
            setRows((before) =>
              before.filter((row) => row.id !== removed.id),
            ),
        }}
      />
    </div>
  );
}

function nextId(rows: Loan[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}

const loans: Loan[] = [
  {
    id: 1,
    book: 'Das Haus am Kanal',
    due: new Date(2026, 2, 31),
  },
  {
    id: 2,
    book: 'Pilze sammeln',
    due: new Date(2026, 3, 4),
  },
  {
    id: 3,
    book: 'Kleine Sternkunde',
    due: new Date(2026, 3, 17),
  },
];
