import MaterialTable, {
  type Column,
} from '@material-table/core';
import { MTableCell } from '@material-table/core';
import { useMemo } from 'react';

export default function CellsOnOneLine() {
  const columns = useMemo<Column<Ticket>[]>(
    () => [
      { title: 'Number', field: 'id', width: 110 },
      { title: 'Subject', field: 'subject' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Tickets"
      columns={columns}
      data={tickets}
      options={{ tableLayout: 'fixed' }}
      components={{ Cell: OneLineCell }}
    />
  );
}

interface CellProps {
  value: unknown;
}

/**
 * Text that doesn't fit is cut off, and
 * the browser's tooltip shows all of it.
 */
function OneLineCell(props: CellProps) {
  const { value } = props;
  return (
    <MTableCell
      {...props}
      title={typeof value === 'string' ? value : undefined}
      sx={oneLine}
    />
  );
}

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

interface Ticket {
  id: number;
  subject: string;
}

const tickets: Ticket[] = [
  {
    id: 101,
    subject:
      'The printer on the second floor says it is out of paper although all three trays are full',
  },
  { id: 102, subject: 'New keyboard' },
  {
    id: 103,
    subject:
      'The door of the archive closes so slowly that the alarm goes off every evening around seven',
  },
];
