import type { Column, Options } from '@material-table/core';
import { PersonName } from './person-name';
import { Status } from './status';

export interface Order {
  id: number;
  customer: string;
  state: 'Open' | 'Paid' | 'Late';
  total: number;
  /** An ISO date, which sorts by time as a string. */
  ordered: string;
}

/**
 * Create new columns for each table, because
 * a table writes to the ones that it gets.
 */
export function makeColumns(): Column<Order>[] {
  return [
    {
      title: 'Customer',
      field: 'customer',
      render: ({ customer }) => (
        <PersonName name={customer} />
      ),
    },
    {
      title: 'State',
      field: 'state',
      render: ({ state }) => (
        <Status color={stateColors[state]}>{state}</Status>
      ),
    },
    { title: 'Total', field: 'total', type: 'currency' },
  ];
}

const days = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

/** The day of an order, such as "2 Mar 2026". */
export const showDay = ({
  ordered,
}: Pick<Order, 'ordered'>) =>
  days.format(new Date(ordered));

const stateColors = {
  Open: 'info.main',
  Paid: 'success.main',
  Late: 'error.main',
};

/** Names for the checkboxes, for screen readers. */
export const checkboxNames: Options<Order> = {
  headerSelectionProps: {
    slotProps: {
      input: { 'aria-label': 'Select all orders' },
    },
  },
  selectionProps: ({ customer }: Order) => ({
    slotProps: {
      input: { 'aria-label': `Select ${customer}` },
    },
  }),
};

export const orders: Order[] = [
  {
    id: 1,
    customer: 'Adams',
    state: 'Open',
    total: 120,
    ordered: '2026-03-02',
  },
  {
    id: 2,
    customer: 'Berger',
    state: 'Paid',
    total: 45,
    ordered: '2026-01-19',
  },
  {
    id: 3,
    customer: 'Costa',
    state: 'Late',
    total: 310,
    ordered: '2025-12-08',
  },
  {
    id: 4,
    customer: 'Dahl',
    state: 'Open',
    total: 80,
    ordered: '2026-02-11',
  },
  {
    id: 5,
    customer: 'Evans',
    state: 'Paid',
    total: 15,
    ordered: '2025-11-30',
  },
  {
    id: 6,
    customer: 'Fischer',
    state: 'Open',
    total: 230,
    ordered: '2026-03-14',
  },
  {
    id: 7,
    customer: 'Garcia',
    state: 'Late',
    total: 95,
    ordered: '2025-10-21',
  },
  {
    id: 8,
    customer: 'Hansen',
    state: 'Paid',
    total: 60,
    ordered: '2026-01-05',
  },
  {
    id: 9,
    customer: 'Ito',
    state: 'Paid',
    total: 175,
    ordered: '2026-02-27',
  },
  {
    id: 10,
    customer: 'Jansen',
    state: 'Open',
    total: 50,
    ordered: '2026-03-09',
  },
  {
    id: 11,
    customer: 'Kowalski',
    state: 'Late',
    total: 140,
    ordered: '2025-12-29',
  },
  {
    id: 12,
    customer: 'Lind',
    state: 'Paid',
    total: 20,
    ordered: '2026-02-03',
  },
];
