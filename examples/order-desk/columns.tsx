import type { Column } from '@material-table/core';
import { Avatar, Box, Stack } from '@mui/material';
import { countries, type Order, type Status } from '../server/orders/types';

const currency = { style: 'currency', currency: 'EUR' } as const;
export const euros = new Intl.NumberFormat('en-US', currency);
export const wholeEuros = new Intl.NumberFormat('en-US', { ...currency, maximumFractionDigits: 0 });
export const count = new Intl.NumberFormat('en-US');
// With the time zone of the reader, a day in America would be the one before.
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
export const dayOf = (date: string) => days.format(new Date(date));

export const statusLooks: Record<Status, { name: string; color: string }> = {
  new: { name: 'New', color: 'info.main' },
  paid: { name: 'Paid', color: 'warning.main' },
  shipped: { name: 'Shipped', color: 'success.main' },
  returned: { name: 'Returned', color: 'text.disabled' },
};
const names = new Intl.DisplayNames('en', { type: 'region' });
const countryNames = Object.fromEntries(countries.map((code) => [code, names.of(code)]));

/** Called inside the component, with `useMemo`: the table writes into its columns. */
export const makeColumns = (): Column<Order>[] => [
  { title: 'Order', field: 'id', filtering: false },
  { title: 'Customer', field: 'customer', filterPlaceholder: 'Contains', render: renderCustomer },
  { title: 'Country', field: 'country', filterPlaceholder: 'All', lookup: countryNames },
  { title: 'Items', field: 'items', filtering: false, type: 'numeric' },
  {
    title: 'Status',
    field: 'status',
    filtering: false,
    render: ({ status }) => <StatusMark status={status} />,
  },
  {
    title: 'Total',
    field: 'total',
    type: 'numeric',
    filterPlaceholder: 'At least',
    render: ({ total }) => euros.format(total),
  },
  { title: 'Date', field: 'date', filtering: false, defaultSort: 'desc', render: ({ date }) => dayOf(date) },
];

function renderCustomer({ customer }: Order) {
  const initials = customer.replace(/(\S)\S*\s*/g, '$1').slice(0, 2);
  const colors = { bgcolor: 'action.selected', color: 'text.primary' };
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Avatar aria-hidden sx={{ width: 24, height: 24, fontSize: 11, ...colors }}>
        {initials}
      </Avatar>
      <span>{customer}</span>
    </Stack>
  );
}

function StatusMark({ status }: { status: Status }) {
  const { name, color } = statusLooks[status];
  return (
    <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: color }} />
      <span>{name}</span>
    </Stack>
  );
}

const row = '& [data-testid="mtablebodyrow"]';

/** On a phone each row is a card, and headers and filters wrap. Cells are counted with those of panel, checkbox and actions. */
export const phoneCards = {
  '@media (max-width: 599.95px)': {
    '& table, & thead, & tbody': { display: 'block' },
    '& .MuiToolbar-root, & thead tr, & tbody > [id]': { display: 'flex', flexWrap: 'wrap' },
    '& :is(th, td)': { width: 'auto !important', border: 0 },
    '& tbody > [id] > td:not(:has(input))': { display: 'none' },
    '& :is(.MuiTablePagination-selectLabel, .MuiTablePagination-input)': { display: 'none' },
    [row]: { display: 'grid', gridTemplateColumns: 'auto 1fr auto', alignItems: 'center', borderTop: 1 },
    [`${row} > td`]: { display: 'block', p: 0.5, gridColumn: 2 },
    [`${row} > td:nth-of-type(1)`]: { gridArea: '3 / 1' },
    [`${row} > td:nth-of-type(2)`]: { gridArea: '1 / 1 / 3' },
    [`${row} > td:nth-of-type(8), ${row} > td:nth-of-type(9)`]: { gridColumn: 3, textAlign: 'right' },
    [`${row} > td:nth-of-type(10)`]: { gridArea: '3 / 3' },
  },
};
