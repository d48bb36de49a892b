import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import {
  Box,
  ThemeProvider,
  useTheme,
  type SxProps,
} from '@mui/material';
import { useMemo } from 'react';

interface Place {
  id: number;
  parent?: number;
  name: string;
  people: number;
}

export default function PlacesFromRightToLeft() {
  const outer = useTheme();
  // A function: an object with color schemes would
  // set up the page's color mode a second time.
  const theme = useMemo(
    () => () => ({ ...outer, direction: 'rtl' as const }),
    [outer],
  );
  const columns = useMemo<Column<Place>[]>(
    () => [
      { title: 'מקום', field: 'name' },
      { title: 'תושבים', field: 'people', type: 'numeric' },
    ],
    [],
  );
  return (
    // The theme mirrors the pagination
    // arrows, and dir mirrors the columns.
    <ThemeProvider theme={theme}>
      <Box dir="rtl" lang="he">
        <MaterialTable
          title="מקומות"
          columns={columns}
          data={places}
          parentChildData={(row, rows) =>
            rows.find(({ id }) => id === row.parent)
          }
          localization={hebrew}
          options={options}
          sx={mirrored}
        />
      </Box>
    </ThemeProvider>
  );
}

/** Mirror what ignores the direction in 8.0.3. */
const mirrored: SxProps = {
  '& .MuiTableCell-root': { textAlign: 'start' },
  '& #m--table--filter--row .MuiTextField-root': {
    float: 'inline-start !important',
  },
  // A closed row's arrow points to the
  // right; an open one's is rotated down.
  '& td button:not([style*="rotate"]) > svg': {
    transform: 'scaleX(-1)',
  },
  '& tr[level="1"] td:first-of-type > button': {
    marginInlineStart: '9px !important',
  },
};

const options: Options<Place> = {
  filtering: true,
  search: false,
  paging: false,
  defaultExpanded: true,
};

const hebrew = {
  body: {
    filterRow: {
      filterPlaceHolder: 'סינון',
      filterTooltip: 'סינון',
    },
    emptyDataSourceMessage: 'אין נתונים',
  },
};

const places: Place[] = [
  { id: 1, name: 'צפון', people: 350 },
  { id: 2, parent: 1, name: 'חיפה', people: 290 },
  { id: 3, parent: 1, name: 'עכו', people: 60 },
  { id: 4, name: 'דרום', people: 210 },
];
