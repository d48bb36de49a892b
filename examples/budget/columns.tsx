import type { Column } from '@material-table/core';
import { Box, Stack } from '@mui/material';
import { phoneCards } from '../phone-cards';
import type { Booking, State } from './bookings';

const currency = { style: 'currency', currency: 'EUR' } as const;
const cents = new Intl.NumberFormat('en-US', currency);
const whole = new Intl.NumberFormat('en-US', { ...currency, maximumFractionDigits: 0 });
export const euros = (amount: number) => cents.format(amount / 100);
export const wholeEuros = (amount: number) => whole.format(amount / 100);
export const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const numbers = new Intl.NumberFormat('en-US');
export const countOf = (count: number) => `${numbers.format(count)} ${count === 1 ? 'booking' : 'bookings'}`;
// In UTC, because a reader in America would otherwise see the day before.
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
export const dayOf = (date: string) => days.format(new Date(date));

export const stateLooks: Record<State, { name: string; color: string }> = {
  paid: { name: 'Paid', color: 'success.main' },
  approved: { name: 'Approved', color: 'info.main' },
  submitted: { name: 'Submitted', color: 'warning.main' },
};

const cellStyle = { whiteSpace: 'nowrap' } as const;

/** Of each group level, in pixels. */
const indent = 32;

/** The value of a group is in its title (`groupTitle` in Table.tsx). */
const groupedAs = (defaultGroupOrder: number) => ({
  defaultGroupOrder,
  width: indent,
  groupRender: () => null,
});

/** Call it inside the component, with `useMemo`, because the table writes into its columns. */
export const makeColumns = (isGrouped: boolean): Column<Booking>[] => [
  { title: 'Department', field: 'department', ...(isGrouped && groupedAs(0)) },
  { title: 'Category', field: 'category', ...(isGrouped && groupedAs(1)) },
  { title: 'Date', field: 'date', defaultSort: 'desc', cellStyle, render: ({ date }) => dayOf(date) },
  { title: 'Vendor', field: 'vendor' },
  { title: 'State', field: 'state', render: ({ state }) => <StateMark state={state} /> },
  { title: 'Amount', field: 'amount', type: 'numeric', render: ({ amount }) => euros(amount) },
];

function StateMark({ state }: { state: State }) {
  const { name, color } = stateLooks[state];
  return (
    <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: color }} />
      <span>{name}</span>
    </Stack>
  );
}

const row = '& [data-testid="mtablebodyrow"]';
const cell = (place: number) => `${row} > td:nth-of-type(${place})`;

export const tableLook = {
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& th:empty': { width: indent, p: 0 },
  // Departments: the first cell of a group, and the sum next to it.
  '& :is(td[colspan][class*="paddingNone"]:first-of-type, td[colspan]:first-of-type + td)': {
    bgcolor: 'action.hover',
  },
  // On a phone, each row is a card.
  '@media screen and (max-width: 599.95px)': {
    ...phoneCards,
    '& tbody tr': { display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' },
    '& td:empty': { display: 'none' },
    '& td[colspan]': { flex: 1 },
    '& td:last-of-type': { marginLeft: 'auto' },
    '& td:not(:last-of-type)': { pr: 0 },
    [row]: { display: 'grid', gridTemplateColumns: '1fr auto', py: 0.5 },
    [`${row} > td`]: { px: 2, py: 0.25 },
    [cell(4)]: { gridArea: '1 / 1' },
    [cell(6)]: { gridArea: '1 / 2' },
    [cell(3)]: { gridArea: '2 / 1' },
    [cell(5)]: { gridArea: '2 / 2', justifySelf: 'end' },
    [cell(1)]: { gridArea: '3 / 1' },
    [cell(2)]: { gridArea: '3 / 2', justifySelf: 'end' },
  },
};
