import MaterialTable, { type Column } from '@material-table/core';
// Keep this import separate, after the table's: a combined one fails in webpack's production builds of 8.0.3.
import { MTableToolbar } from '@material-table/core';
import { Box, Button, Typography } from '@mui/material';
import { createContext, use, useCallback, useMemo, useState, type ComponentProps } from 'react';

interface Invoice {
  id: number;
  customer: string;
  amount: number;
}

/** What the toolbar needs from the component that renders the table. */
const AddInvoice = createContext(() => {});

function ToolbarWithButton(props: ComponentProps<typeof MTableToolbar>) {
  const addInvoice = use(AddInvoice);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', pr: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MTableToolbar {...props} />
      </Box>
      <Button variant="contained" size="small" onClick={addInvoice}>
        New
      </Button>
    </Box>
  );
}

const components = { Toolbar: ToolbarWithButton };

export default function InvoicesWithButton() {
  const [rows, setRows] = useState(invoices);
  const [search, setSearch] = useState('');
  const columns = useMemo<Column<Invoice>[]>(
    () => [
      { title: 'No.', field: 'id' },
      { title: 'Customer', field: 'customer' },
      { title: 'Amount', field: 'amount', type: 'currency' },
    ],
    [],
  );
  const addInvoice = useCallback(
    () => setRows((before) => [{ id: 301 + before.length, customer: 'New customer', amount: 0 }, ...before]),
    [],
  );
  return (
    <AddInvoice value={addInvoice}>
      <MaterialTable
        title="Invoices"
        columns={columns}
        data={rows}
        components={components}
        onSearchChange={setSearch}
        options={{ paging: false }}
      />
      <Typography variant="body2" role="status" sx={{ p: 1 }}>
        {search === '' ? 'No search' : `Searched for “${search}”`}
      </Typography>
    </AddInvoice>
  );
}

const invoices: Invoice[] = [
  { id: 301, customer: 'Albers', amount: 240 },
  { id: 302, customer: 'Bonnet', amount: 99.5 },
  { id: 303, customer: 'Albertini', amount: 1020 },
  { id: 304, customer: 'Chang', amount: 310 },
  { id: 305, customer: 'Dorn', amount: 75 },
];
