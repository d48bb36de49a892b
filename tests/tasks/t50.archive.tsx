import type { Column, MaterialTableProps, Options } from '@material-table/core';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense, useMemo, useState } from 'react';

export interface Letter {
  id: number;
  from: string;
  pages: number;
}

// The only import of the table, so that bundlers give it a file of its own.
const Table = lazy(async () => {
  const { default: MaterialTable } = await import('@material-table/core');
  return { default: (props: MaterialTableProps<Letter>) => <MaterialTable {...props} /> };
});

export default function Archive({ letters }: { letters: Letter[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const columns = useMemo<Column<Letter>[]>(
    () => [
      { title: 'Absender', field: 'from' },
      { title: 'Seiten', field: 'pages', type: 'numeric' },
    ],
    [],
  );
  return (
    <>
      <Typography variant="h5">Briefe</Typography>
      <Button disabled={isOpen} onClick={() => setIsOpen(true)}>
        Archiv öffnen
      </Button>
      {isOpen && (
        <Box sx={{ height }}>
          <Suspense
            fallback={<Skeleton variant="rectangular" height={height} aria-label="Das Archiv lädt" />}
          >
            <Table title="Archiv" columns={columns} data={letters} options={options} localization={german} />
          </Suspense>
        </Box>
      )}
      <footer>{letters.length} Briefe</footer>
    </>
  );
}

/** Of the toolbar, the header, five rows and the pages. */
const height = 426;

const options: Options<Letter> = {
  pageSize: 5,
  pageSizeOptions: [5],
  maxColumnSort: 0,
  draggable: false,
  exportMenu: [
    {
      label: 'PDF',
      exportFunc: async (columns, rows) => {
        const { ExportPdf } = await import('@material-table/exporters');
        ExportPdf(columns, rows, 'archiv');
      },
    },
  ],
};

/** All strings that this table shows, and no other language. */
const german = {
  pagination: {
    labelDisplayedRows: '{from}-{to} von {count}',
    labelRows: 'Zeilen',
    labelRowsPerPage: 'Zeilen pro Seite:',
    firstTooltip: 'Erste Seite',
    firstAriaLabel: 'Erste Seite',
    previousTooltip: 'Vorige Seite',
    previousAriaLabel: 'Vorige Seite',
    nextTooltip: 'Nächste Seite',
    nextAriaLabel: 'Nächste Seite',
    lastTooltip: 'Letzte Seite',
    lastAriaLabel: 'Letzte Seite',
  },
  toolbar: {
    exportTitle: 'Exportieren',
    exportAriaLabel: 'Exportieren',
    searchTooltip: 'Suchen',
    searchPlaceholder: 'Suchen',
    searchAriaLabel: 'Suchen',
    clearSearchAriaLabel: 'Suche leeren',
  },
  body: { emptyDataSourceMessage: 'Kein Brief gefunden' },
};
