import { Button, GlobalStyles, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
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
  const [message, setMessage] = useState('');
  const isPrinting = view === 'Print';
  usePrinting(isPrinting, setView);

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
      setMessage(`${countOf(rows.length)} saved as ${fileName}.`);
    } catch {
      setMessage(`${fileName} was not saved: the exporters didn’t load.`);
    }
  };

  return (
    <Stack
      className="budget"
      spacing={1.25}
      sx={{ px: { xs: 1, sm: 2 }, py: 1, bgcolor: 'background.default' }}
    >
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h2" variant="h6" sx={{ flex: '1 1 300px', m: 0 }}>
          Budget 2026: {wholeEuros(sumOf(found))} of {wholeEuros(budget)}
        </Typography>
        <ToggleButtonGroup exclusive size="small" aria-label="View" value={view} sx={viewLook}>
          {views.map((name) => (
            <ToggleButton key={name} value={name} onClick={() => setView(name)}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Stack direction="row" sx={{ displayPrint: 'none' }}>
          <Button onClick={() => void save(saveCsv, 'bookings.csv')}>CSV</Button>
          <Button onClick={() => void save(savePdf, 'bookings.pdf')}>PDF</Button>
        </Stack>
      </Stack>
      <Departments found={found} chosen={department} onChoose={(name) => show(filters, name)} />
      {isPrinting ? (
        <Typography>
          <GlobalStyles styles={onlyTheBudget} />
          {describe(filters, department)}: {countOf(shown.length)}
        </Typography>
      ) : (
        <FilterBar
          value={filters}
          onChange={(next) => show(next, department)}
          onClear={filters === noFilters && !department ? undefined : () => show(noFilters)}
        />
      )}
      <Typography role="status" sx={{ '&:empty': { m: '0 !important' }, displayPrint: 'none' }}>
        {message}
      </Typography>
      {/* A printed list has no groups to open. */}
      <Table {...{ table, department }} rows={shown} isGrouped={view === 'Grouped'} hasPages={!isPrinting} />
    </Stack>
  );
}

const views = ['Grouped', 'List', 'Print'] as const;
type View = (typeof views)[number];
const viewLook = { displayPrint: 'none', '& button': { color: 'text.primary' } };

/** Print all rows as soon as the table shows them, and return to the groups afterwards. */
function usePrinting(isPrinting: boolean, setView: (view: View) => void) {
  useEffect(() => {
    if (!isPrinting) return;
    const stop = () => setView('Grouped');
    window.addEventListener('afterprint', stop);
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      window.removeEventListener('afterprint', stop);
      cancelAnimationFrame(frame);
    };
  }, [isPrinting, setView]);
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
