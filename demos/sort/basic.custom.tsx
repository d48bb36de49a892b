import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo } from 'react';

type Priority = 'low' | 'medium' | 'high';

interface Ticket {
  id: number;
  subject: string;
  priority: Priority;
  release: string;
  owner: string | null;
}

const priorities: Priority[] = ['low', 'medium', 'high'];
const byName = new Intl.Collator('en');
const byNumbersInText = new Intl.Collator('en', {
  numeric: true,
});

export default function TicketsInTheirOwnOrder() {
  const columns = useMemo<Column<Ticket>[]>(
    () => [
      {
        title: 'Subject',
        field: 'subject',
        customSort: (a, b) =>
          byName.compare(a.subject, b.subject),
      },
      {
        title: 'Priority',
        field: 'priority',
        defaultSort: 'desc',
        customSort: (a, b) =>
          priorities.indexOf(a.priority) -
          priorities.indexOf(b.priority),
      },
      {
        title: 'Release',
        field: 'release',
        customSort: (a, b) =>
          byNumbersInText.compare(a.release, b.release),
      },
      {
        title: 'Owner',
        field: 'owner',
        emptyValue: 'no one',
        customSort: (a, b, _type, direction) =>
          compareOwners(a.owner, b.owner, direction),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Tickets"
      columns={columns}
      data={tickets}
      options={{ search: false, paging: false }}
    />
  );
}

/**
 * Sort by name, with null always last: the table swaps
 * the rows for 'desc', so swap them back for null.
 */
function compareOwners(
  a: string | null,
  b: string | null,
  direction: 'asc' | 'desc' = 'asc',
): number {
  if (a !== null && b !== null) return byName.compare(a, b);
  const nobodyLast =
    Number(a === null) - Number(b === null);
  return direction === 'asc' ? nobodyLast : -nobodyLast;
}

const tickets: Ticket[] = [
  {
    id: 1,
    subject: 'Zoom resets on rotation',
    priority: 'low',
    release: '2.10.0',
    owner: 'Émile',
  },
  {
    id: 2,
    subject: 'Ärger with umlauts in names',
    priority: 'high',
    release: '2.9.1',
    owner: null,
  },
  {
    id: 3,
    subject: 'export drops the last row',
    priority: 'medium',
    release: '2.9.0',
    owner: 'Dora',
  },
  {
    id: 4,
    subject: 'Filter forgets its value',
    priority: 'high',
    release: '2.10.1',
    owner: 'Frank',
  },
  {
    id: 5,
    subject: 'Blank page after sign-in',
    priority: 'medium',
    release: '2.2.0',
    owner: null,
  },
];
