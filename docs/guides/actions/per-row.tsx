import MaterialTable, {
  type Action,
  type Column,
} from '@material-table/core';
import Delete from '@mui/icons-material/Delete';
import Send from '@mui/icons-material/Send';
import { useMemo, useState } from 'react';

interface Invoice {
  id: string;
  customer: string;
  state: 'draft' | 'sent' | 'paid';
}

export default function ActionsByInvoice() {
  const [rows, setRows] = useState(invoices);
  const columns = useMemo<Column<Invoice>[]>(
    () => [
      { title: 'Invoice', field: 'id' },
      { title: 'Customer', field: 'customer' },
      {
        title: 'State',
        field: 'state',
        lookup: {
          draft: 'Draft',
          sent: 'Sent',
          paid: 'Paid',
        },
      },
    ],
    [],
  );

  const send = (invoice: Invoice): Action<Invoice> => ({
    icon: Send,
    tooltip: `Send ${invoice.id}`,
    // Show this button only for drafts.
    hidden: invoice.state !== 'draft',
    onClick: () =>
      setRows((current) =>
        current.map((row) =>
          row.id === invoice.id
            ? { ...row, state: 'sent' }
            : row,
        ),
      ),
  });
  const remove = (invoice: Invoice): Action<Invoice> => {
    const isPaid = invoice.state === 'paid';
    const name = `Delete ${invoice.id}`;
    return {
      // A disabled button loses the name that its tooltip
      // provides, so the icon provides it instead.
      icon: () => (
        <Delete titleAccess={isPaid ? name : undefined} />
      ),
      tooltip: isPaid ? undefined : name,
      disabled: isPaid,
      onClick: () =>
        setRows((current) =>
          current.filter((row) => row.id !== invoice.id),
        ),
    };
  };

  return (
    <MaterialTable
      title="Invoices"
      columns={columns}
      data={rows}
      actions={[send, remove]}
      options={{ search: false, paging: false }}
    />
  );
}

const invoices: Invoice[] = [
  { id: 'R-2201', customer: 'Lindqvist AB', state: 'paid' },
  {
    id: 'R-2202',
    customer: 'Bluebird Books',
    state: 'sent',
  },
  {
    id: 'R-2203',
    customer: 'Okafor & Sons',
    state: 'draft',
  },
  { id: 'R-2204', customer: 'Café Milano', state: 'draft' },
  {
    id: 'R-2205',
    customer: 'Hansen Logistics',
    state: 'paid',
  },
];
