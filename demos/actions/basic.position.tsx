import MaterialTable, { type Action, type Column } from '@material-table/core';
import Call from '@mui/icons-material/Call';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo, useState } from 'react';

interface Contact {
  id: number;
  name: string;
  company: string;
  phone: string;
}

export default function ActionsColumnPosition() {
  const [position, setPosition] = useState(-1);
  const [called, setCalled] = useState('no one');
  const columns = useMemo<Column<Contact>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Company', field: 'company' },
      { title: 'Phone', field: 'phone' },
    ],
    [],
  );
  const call = (contact: Contact): Action<Contact> => ({
    icon: Call,
    tooltip: `Call ${contact.name}`,
    onClick: () => setCalled(contact.name),
  });
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Position of the buttons"
        sx={{ mb: 1, '& .MuiToggleButton-root': { color: 'text.primary' } }}
        value={position}
        onChange={(_event, value: number | null) => setPosition(value ?? position)}
      >
        <ToggleButton value={0}>First</ToggleButton>
        <ToggleButton value={1}>After the name</ToggleButton>
        <ToggleButton value={-1}>Last</ToggleButton>
      </ToggleButtonGroup>
      <MaterialTable
        title="Contacts"
        columns={columns}
        data={contacts}
        actions={[call]}
        options={{
          search: false,
          paging: false,
          actionsColumnIndex: position,
          actionsCellStyle: { paddingInlineStart: 16 },
        }}
        localization={{ header: { actions: 'Call' } }}
      />
      <p role="status">Called: {called}</p>
    </>
  );
}

const contacts: Contact[] = [
  { id: 1, name: 'Ingrid Hansen', company: 'Hansen Logistics', phone: '555-0101' },
  { id: 2, name: 'Marco Rossi', company: 'Café Milano', phone: '555-0102' },
  { id: 3, name: 'Chidi Okafor', company: 'Okafor & Sons', phone: '555-0103' },
  { id: 4, name: 'Emma Clarke', company: 'Bluebird Books', phone: '555-0104' },
  { id: 5, name: 'Nils Lindqvist', company: 'Lindqvist AB', phone: '555-0105' },
];
