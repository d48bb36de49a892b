import MaterialTable, { type Components, type Options } from '@material-table/core';
import { Alert, Button, GlobalStyles, Stack, ToggleButton, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { bookings, departments, sumOf, type Booking } from './bookings';
import { countOf, euros, makeColumns, tableLook, wholeEuros } from './columns';
import Departments from './Departments';
import { saveCsv, savePdf } from './files';
import FilterBar, { describe, fits, noFilters, type Filters } from './Filters';
import GroupRow, { rowsOf, type Group } from './GroupRow';

/** What is used of `tableRef.current`. */
interface TableHandle {
  dataManager: { sortedData: (Booking | Group)[] };
  onGroupExpandChanged: (path: number[]) => void;
  onPageChange: (event: null, page: number) => void;
}

export default function Budget() {
  const table = useRef<TableHandle>(null);
  const [filters, setFilters] = useState(noFilters);
  const [department, setDepartment] = useState<string>();
  const [view, setView] = useState<'Grouped' | 'List'>('Grouped');
  const [isPrinting, setIsPrinting] = useState(false);
  const [message, setMessage] = useState<{ text: string; severity: 'success' | 'error' }>();

  const found = useMemo(() => bookings.filter((booking) => fits(booking, filters)), [filters]);
  const shown = useMemo(
    () => (department ? found.filter((booking) => booking.department === department) : found),
    [found, department],
  );
  // A printed list has no groups to open.
  const isGrouped = view === 'Grouped' && !isPrinting;
  const columns = useMemo(() => makeColumns(isGrouped), [isGrouped]);
  const options = useMemo(() => ({ ...fixedOptions, paging: !isPrinting }), [isPrinting]);

  useEffect(() => {
    const [first] = table.current?.dataManager.sortedData ?? [];
    // Of a chosen department one wants to see the categories.
    if (department && first && 'groups' in first && !first.isExpanded)
      table.current?.onGroupExpandChanged([0]);
  }, [department]);

  useEffect(() => {
    if (!isPrinting) return;
    const stop = () => setIsPrinting(false);
    window.addEventListener('afterprint', stop);
    // In the next frame the table shows all rows.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      window.removeEventListener('afterprint', stop);
      cancelAnimationFrame(frame);
    };
  }, [isPrinting]);

  const show = (next: Filters, nextDepartment?: string) => {
    setFilters(next);
    setDepartment(nextDepartment);
    table.current?.onPageChange(null, 0);
  };
  const save = async (write: (rows: Booking[]) => Promise<void>, fileName: string) => {
    try {
      const rows = rowsOf(table.current?.dataManager.sortedData ?? []);
      await write(rows);
      setMessage({ text: `${countOf(rows.length)} saved as ${fileName}.`, severity: 'success' });
    } catch {
      setMessage({ text: `${fileName} was not saved: the exporters didn’t load.`, severity: 'error' });
    }
  };
  const budget = departments.reduce((sum, one) => sum + one.budget, 0);

  return (
    <Stack className="budget" spacing={2} sx={{ p: { xs: 1, sm: 2 }, bgcolor: 'background.default' }}>
      {isPrinting && <GlobalStyles styles={onlyTheBudget} />}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h2" variant="h6" sx={{ flex: '1 1 300px', m: 0 }}>
          Budget 2026: {wholeEuros(sumOf(found))} of {wholeEuros(budget)}
        </Typography>
        {isPrinting ? (
          <Stack direction="row" spacing={1} sx={{ displayPrint: 'none' }}>
            <Button variant="contained" onClick={() => window.print()}>
              Print
            </Button>
            <Button onClick={() => setIsPrinting(false)}>Back</Button>
          </Stack>
        ) : (
          <>
            <Stack direction="row" role="group" aria-label="View">
              {(['Grouped', 'List'] as const).map((name) => (
                <ToggleButton
                  key={name}
                  value={name}
                  size="small"
                  selected={view === name}
                  onChange={() => setView(name)}
                  sx={{ color: 'text.primary' }}
                >
                  {name}
                </ToggleButton>
              ))}
            </Stack>
            <Stack direction="row">
              <Button onClick={() => void save(saveCsv, 'bookings.csv')}>CSV</Button>
              <Button onClick={() => void save(savePdf, 'bookings.pdf')}>PDF</Button>
              <Button onClick={() => setIsPrinting(true)}>Print</Button>
            </Stack>
          </>
        )}
      </Stack>
      <Departments found={found} chosen={department} onChoose={(name) => show(filters, name)} />
      <div>
        {isPrinting ? (
          <Typography>
            {describe(filters, department)}: {countOf(shown.length)}
          </Typography>
        ) : (
          <FilterBar
            value={filters}
            isClear={filters === noFilters && !department}
            onChange={(next) => show(next, department)}
            onClear={() => show(noFilters)}
          />
        )}
        <div role="status">
          {message && (
            <Alert severity={message.severity} onClose={() => setMessage(undefined)} sx={{ mt: 1 }}>
              {message.text}
            </Alert>
          )}
        </div>
      </div>
      {/* Six groups need no pages. Without paging, a switch to the list would render all rows first. */}
      <Stack sx={{ ...tableLook, '& .MuiTablePagination-root': { display: isGrouped ? 'none' : undefined } }}>
        <MaterialTable
          columns={columns}
          data={shown}
          tableRef={table}
          options={options}
          components={components}
          localization={localization}
          renderSummaryRow={({ column }) => {
            const value = {
              [isGrouped ? 'date' : 'department']: 'Total',
              vendor: countOf(shown.length),
              amount: euros(sumOf(shown)),
            }[String(column.field)];
            return { value, style: totalStyle };
          }}
        />
      </Stack>
    </Stack>
  );
}

const totalStyle = { fontWeight: 600, whiteSpace: 'nowrap' };
const components: Components = { GroupRow };
const fixedOptions: Options<Booking> = {
  toolbar: false,
  draggable: false,
  padding: 'dense',
  pageSize: 25,
  pageSizeOptions: [25, 50, 100],
  emptyRowsWhenPaging: false,
  // The groups of the first booking are open at the start.
  defaultExpanded: ({ id }: Booking) => id === bookings[0]?.id,
};
const localization = {
  body: { emptyDataSourceMessage: 'No booking matches. Change or clear the filters.' },
};

const onlyTheBudget = {
  '@media print': {
    'body :not(:has(.budget), .budget, .budget *)': { display: 'none !important' },
    // Paper is white in dark colors, too.
    '.budget *': { color: 'black !important' },
    ':has(.budget), .budget, .budget :is(.MuiPaper-root, .MuiToggleButton-root, tr, th)': {
      background: 'white !important',
      boxShadow: 'none !important',
    },
    '.budget :is(th, td)': { padding: '3px 8px !important', fontSize: '12px !important' },
    '.budget tr': { breakInside: 'avoid' },
  },
};
