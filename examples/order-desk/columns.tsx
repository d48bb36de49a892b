import type { Column } from '@material-table/core';
import { Avatar, Box, FormControl, MenuItem, Select, Stack } from '@mui/material';
import { phoneCards } from '../phone-cards';
import { countries, type Order, type Status } from '../server/orders/types';

const currency = { style: 'currency', currency: 'EUR' } as const;
export const euros = new Intl.NumberFormat('en-US', currency);
export const wholeEuros = new Intl.NumberFormat('en-US', { ...currency, maximumFractionDigits: 0 });
export const count = new Intl.NumberFormat('en-US');
// In UTC, because a reader in America would otherwise see the day before.
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
export const dayOf = (date: string) => days.format(new Date(date));

export const statusLooks: Record<Status, { name: string; color: string }> = {
  new: { name: 'New', color: 'info.main' },
  paid: { name: 'Paid', color: 'warning.main' },
  shipped: { name: 'Shipped', color: 'success.main' },
  returned: { name: 'Returned', color: 'text.disabled' },
};
const names = new Intl.DisplayNames('en', { type: 'region' });
const countryNames = Object.fromEntries(countries.map((code) => [code, names.of(code)]));

/** Call it inside the component, with `useMemo`, because the table writes into its columns. */
export const makeColumns = (): Column<Order>[] => [
  { title: 'Order', field: 'id', filtering: false },
  { title: 'Customer', field: 'customer', filterPlaceholder: 'Contains', render: renderCustomer },
  {
    title: 'Country',
    field: 'country',
    lookup: countryNames,
    filterComponent: CountryFilter,
    // The server would sort by the codes.
    sorting: false,
  },
  { title: 'Items', field: 'items', filtering: false, type: 'numeric' },
  { title: 'Status', field: 'status', filtering: false, render: renderStatus },
  { title: 'Total', field: 'total', type: 'numeric', filterPlaceholder: 'At least', render: renderTotal },
  { title: 'Date', field: 'date', filtering: false, render: ({ date }) => dayOf(date) },
];

interface FilterProps {
  // The library's types omit `tableData`.
  columnDef: Column<Order> & { tableData?: { id: number; filterValue?: string[] } };
  onFilterChanged: (columnId: number, value: string[]) => void;
}

/** The table's own filter for a lookup is an empty box until something is selected. */
function CountryFilter({ columnDef: { tableData }, onFilterChanged }: FilterProps) {
  return (
    // As wide as the column, however many names are chosen.
    <FormControl sx={{ width: 0, minWidth: '100%' }}>
      <Select
        multiple
        displayEmpty
        size="small"
        value={tableData?.filterValue ?? []}
        onChange={({ target }) => onFilterChanged(tableData?.id ?? 0, [target.value].flat())}
        renderValue={(codes) => codes.map((code) => countryNames[code]).join(', ') || 'All'}
        inputProps={{ 'aria-label': 'filter data by Country' }}
      >
        {countries.map((code) => (
          <MenuItem key={code} value={code}>
            {countryNames[code]}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

function renderCustomer({ customer }: Order) {
  // AV for Ada de Vries.
  const initials = customer.match(/(?<!\S)\p{Lu}/gu)?.slice(0, 2);
  const hue = (7 * Array.from(customer).reduce((sum, letter) => sum + letter.charCodeAt(0), 0)) % 360;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Avatar aria-hidden sx={{ ...circle, bgcolor: `hsl(${hue} 60% 60% / 0.3)` }}>
        {initials}
      </Avatar>
      <span>{customer}</span>
    </Stack>
  );
}

const circle = { width: 24, height: 24, fontSize: 11, fontWeight: 600, color: 'text.primary' };

function renderStatus({ status }: Order) {
  const { name, color } = statusLooks[status];
  return (
    <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: color }} />
      <span>{name}</span>
    </Stack>
  );
}

const renderTotal = ({ total }: Order) => euros.format(total);

const row = '& [data-testid="mtablebodyrow"]';
const cell = (place: number) => `${row} > td:nth-of-type(${place})`;
/** Where each cell is in a card, in the order of the cells. */
const areas = ['3 / 1', '1 / 1 / 3', '2 / 2', '1 / 2', '', '', '3 / 2', '1 / 3', '2 / 3'];
const places = Object.fromEntries(
  areas.map((gridArea, index) => [cell(index + 1), gridArea ? { gridArea } : { display: 'none' }]),
);

/** Keeps each row on one line. On a phone, each row is a card. The cells of detail panel, checkbox, and action are counted. */
export const tableStyles = {
  '& .MuiToolbar-root': { minHeight: 56 },
  '@media (min-width: 600px)': { [`${row} > td`]: { whiteSpace: 'nowrap' } },
  // The table makes the column of a button as wide as the button, and its header ends at the edge.
  '@media (min-width: 900px)': { '& :is(th, td):last-of-type:not([colspan])': { pr: 2 } },
  '@media (min-width: 600px) and (max-width: 899.95px)': {
    '& :is(th, td):not([colspan])': { px: 1 },
    '& :is(th, td):nth-of-type(-n + 2):not([colspan])': { px: 0 },
    '& tbody tr[id] input': { px: 0.75 },
    // Hide the number of items first, because the details show it, too.
    [`& thead th:nth-of-type(6), & tbody tr[id] td:nth-of-type(6), ${cell(6)}`]: { display: 'none' },
  },
  '@media (max-width: 599.95px)': {
    ...phoneCards,
    '& thead th:nth-of-type(6)': { display: 'none' },
    // The filters are one line with their titles.
    '& tbody tr[id]': { display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', height: 'auto !important' },
    '& tbody tr[id] td:not(:has(input))': { display: 'none' },
    '& tbody tr[id] td :has(input)': { width: '100%' },
    '& tbody tr[id] td:nth-of-type(4)::before': { content: '"Customer"' },
    '& tbody tr[id] td:nth-of-type(5)::before': { content: '"Country"' },
    '& tbody tr[id] td:nth-of-type(8)::before': { content: '"Total"' },
    [row]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      borderTop: 1,
      borderColor: 'divider',
    },
    [`${row} > td`]: { py: 0.5 },
    ...places,
    [cell(10)]: { gridArea: '3 / 3', justifySelf: 'end' },
  },
};
