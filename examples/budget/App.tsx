import { Alert, Button, GlobalStyles, Stack, ToggleButton, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { bookings, departments, sumOf, type Booking } from './bookings';
import { countOf, wholeEuros } from './columns';
import Departments from './Departments';
import { saveCsv, savePdf } from './files';
import FilterBar, { describe, fits, noFilters, type Filters } from './Filters';
import Table, { rowsOf, type TableHandle } from './Table';

const budget = departments.reduce((sum, department) => sum + department.budget, 0);

export default function Budget() {
  const table = useRef<TableHandle>(null);
  const [filters, setFilters] = useState(noFilters);
  const [department, setDepartment] = useState<string>();
  const [view, setView] = useState<View>('Grouped');
  const [isPrinting, setIsPrinting] = usePrinting();
  const [message, setMessage] = useState<{ text: string; severity: 'success' | 'error' }>();

  const found = useMemo(() => bookings.filter((booking) => fits(booking, filters)), [filters]);
  const shown = useMemo(
    () => (department ? found.filter((booking) => booking.department === department) : found),
    [found, department],
  );
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

  return (
    <Stack className="budget" spacing={2} sx={{ p: { xs: 1, sm: 2 }, bgcolor: 'background.default' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h2" variant="h6" sx={{ flex: '1 1 300px', m: 0 }}>
          Budget 2026: {wholeEuros(sumOf(found))} of {wholeEuros(budget)}
        </Typography>
        {isPrinting ? (
          <PrintControls onBack={() => setIsPrinting(false)} />
        ) : (
          <>
            <Views view={view} onChoose={setView} />
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
      {/* A printed list has no groups to open. */}
      <Table
        {...{ table, department }}
        rows={shown}
        isGrouped={view === 'Grouped' && !isPrinting}
        hasPages={!isPrinting}
      />
    </Stack>
  );
}

const views = ['Grouped', 'List'] as const;
type View = (typeof views)[number];

function Views({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  return (
    <Stack direction="row" role="group" aria-label="View">
      {views.map((name) => (
        <ToggleButton
          key={name}
          value={name}
          size="small"
          selected={view === name}
          onChange={() => onChoose(name)}
          sx={{ color: 'text.primary' }}
        >
          {name}
        </ToggleButton>
      ))}
    </Stack>
  );
}

/** Show all rows, print them, and return to the groups afterwards. */
function usePrinting() {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const stop = () => setIsPrinting(false);
    window.addEventListener('afterprint', stop);
    // The table shows all rows in the next frame.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      window.removeEventListener('afterprint', stop);
      cancelAnimationFrame(frame);
    };
  }, [isPrinting]);
  return [isPrinting, setIsPrinting] as const;
}

function PrintControls({ onBack }: { onBack: () => void }) {
  return (
    <Stack direction="row" spacing={1} sx={{ displayPrint: 'none' }}>
      <GlobalStyles styles={onlyTheBudget} />
      <Button variant="contained" onClick={() => window.print()}>
        Print
      </Button>
      <Button onClick={onBack}>Back</Button>
    </Stack>
  );
}

const onlyTheBudget = {
  '@media print': {
    'body :not(:has(.budget), .budget, .budget *)': { display: 'none !important' },
    // Paper is white, even in the dark color scheme.
    '.budget *': { color: 'black !important' },
    ':has(.budget), .budget, .budget :is(.MuiPaper-root, .MuiToggleButton-root, tr, th)': {
      background: 'white !important',
      boxShadow: 'none !important',
    },
    '.budget :is(th, td)': { padding: '3px 8px !important', fontSize: '12px !important' },
    '.budget tr': { breakInside: 'avoid' },
  },
};
