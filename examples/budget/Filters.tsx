import { Box, Button, MenuItem, TextField } from '@mui/material';
import { states, type Booking } from './bookings';
import { dayOf, euros, stateLooks } from './columns';

/** An empty field matches all bookings. */
export const noFilters = { vendor: '', from: '', to: '', least: '', most: '', state: '' };
export type Filters = typeof noFilters;

/** Dates are compared as strings, because '2026-11-26' sorts like the day it names. */
export function fits({ vendor, date, amount, state }: Booking, filters: Filters): boolean {
  return (
    vendor.toLowerCase().includes(filters.vendor.trim().toLowerCase()) &&
    (!filters.from || date >= filters.from) &&
    (!filters.to || date <= filters.to) &&
    (!filters.least || amount >= toCents(filters.least)) &&
    (!filters.most || amount <= toCents(filters.most)) &&
    (!filters.state || state === filters.state)
  );
}

/** Name the filters on the printed page, which has no fields. */
export function describe({ vendor, from, to, least, most, state }: Filters, department?: string): string {
  const parts = [
    department ?? 'All departments',
    vendor && `vendor “${vendor}”`,
    from && `from ${dayOf(from)}`,
    to && `to ${dayOf(to)}`,
    least && `at least ${euros(toCents(least))}`,
    most && `at most ${euros(toCents(most))}`,
    states.filter((one) => one === state).map((one) => stateLooks[one].name)[0],
  ];
  return parts.filter(Boolean).join(', ');
}

const toCents = (text: string) => Math.round(Number(text) * 100);

interface Props {
  value: Filters;
  onChange: (filters: Filters) => void;
  /** Missing if there is nothing to clear. */
  onClear?: () => void;
}

export default function FilterBar({ value, onChange, onClear }: Props) {
  const field = (name: keyof Filters, label: string, type: 'text' | 'date' | 'number', problem = '') => ({
    label,
    type,
    value: value[name],
    error: problem !== '',
    helperText: problem,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [name]: target.value }),
    slotProps: {
      inputLabel: { shrink: true },
      htmlInput: { step: type === 'number' ? 'any' : undefined },
      select: { displayEmpty: true },
    },
  });
  const isBackwards = value.from !== '' && value.to !== '' && value.from > value.to;
  const isEmpty = value.least !== '' && value.most !== '' && toCents(value.least) > toCents(value.most);
  return (
    <Box role="search" sx={grid}>
      <TextField {...field('vendor', 'Vendor', 'text')} />
      <TextField {...field('from', 'From', 'date')} />
      <TextField {...field('to', 'To', 'date', isBackwards ? 'Before the first day' : '')} />
      <TextField {...field('least', 'At least €', 'number')} />
      <TextField {...field('most', 'At most €', 'number', isEmpty ? 'Less than the least' : '')} />
      <TextField select {...field('state', 'State', 'text')}>
        <MenuItem value="">All</MenuItem>
        {states.map((state) => (
          <MenuItem key={state} value={state}>
            {stateLooks[state].name}
          </MenuItem>
        ))}
      </TextField>
      <Button disabled={!onClear} onClick={onClear}>
        Clear
      </Button>
    </Box>
  );
}

const grid = {
  // The labels lie above the fields.
  pt: 0.75,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: 1.5,
  alignItems: 'start',
  '& > button': { justifySelf: 'start' },
};
