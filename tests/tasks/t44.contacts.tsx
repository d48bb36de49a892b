import MaterialTable, { type Column, type Components, type Options } from '@material-table/core';
import { MTableToolbar } from '@material-table/core';
import { Box, type SxProps } from '@mui/material';
import { type ComponentProps, useMemo, useState } from 'react';

export interface Contact {
  id: number;
  name: string;
  company: string;
  email: string;
}

export default function Contacts({ contacts: first }: { contacts: Contact[] }) {
  const [contacts, setContacts] = useState(first);
  const columns = useMemo<Column<Contact>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Company', field: 'company' },
      { title: 'Email', field: 'email' },
    ],
    [],
  );
  const save = async ({ id, name, company, email }: Contact) =>
    setContacts((all) => all.map((one) => (one.id === id ? { id, name, company, email } : one)));
  const remove = async ({ id }: Contact) => setContacts((all) => all.filter((one) => one.id !== id));
  return (
    <Box sx={pager}>
      <MaterialTable
        title="Contacts of all branches and partners"
        columns={columns}
        data={contacts}
        options={options}
        components={components}
        sx={cells}
        editable={{
          onRowUpdate: save,
          onRowDelete: remove,
          editTooltip: ({ name }) => `Edit ${name}`,
          deleteTooltip: ({ name }) => `Delete ${name}`,
        }}
      />
    </Box>
  );
}

const options: Options<Contact> = {
  columnsButton: true,
  draggable: false,
  actionsColumnIndex: -1,
  pageSize: 3,
  pageSizeOptions: [3, 6],
};

/** In several lines, if need be. */
const pager: SxProps = {
  '& .MuiTablePagination-root, & .MuiTablePagination-toolbar > *': { height: 'auto' },
  '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' },
  '& .MuiTablePagination-spacer': { display: 'none' },
};

/** Long words break, and titles and buttons take several lines. */
const cells: SxProps = {
  '& th, & td': { overflowWrap: 'anywhere', px: 1 },
  '& tbody td > div': { flexWrap: 'wrap' },
};

function Toolbar(props: ComponentProps<typeof MTableToolbar>) {
  return (
    <Box
      sx={{ '& .MuiToolbar-root': { flexWrap: 'wrap', py: 1 }, '& h6': { whiteSpace: 'normal !important' } }}
    >
      <MTableToolbar {...props} />
    </Box>
  );
}
const components: Components = { Toolbar };
