import MaterialTable, { type Action, type Column, type Options } from '@material-table/core';
import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/Edit';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useMemo, useState } from 'react';

type Contact = { id: number; name: string; phone: string };
type Draft = Omit<Contact, 'id'> & { id?: number };

const options: Options<Contact> = { search: false, paging: false };

export default function EditInDialog() {
  const [contacts, setContacts] = useState(firstContacts);
  const [draft, setDraft] = useState<Draft>();
  const columns = useMemo<Column<Contact>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Phone', field: 'phone' },
    ],
    [],
  );
  const add: Action<Contact> = {
    icon: Add,
    tooltip: 'Add a contact',
    isFreeAction: true,
    onClick: () => setDraft({ name: '', phone: '' }),
  };
  // Copy only your fields: the row that an action gets also contains the table's tableData.
  const edit = ({ id, name, phone }: Contact): Action<Contact> => ({
    icon: Edit,
    tooltip: `Edit ${name}`,
    onClick: () => setDraft({ id, name, phone }),
  });
  const save = ({ id, ...fields }: Draft) => {
    setContacts((current) =>
      id === undefined
        ? [...current, { ...fields, id: Math.max(0, ...current.map((contact) => contact.id)) + 1 }]
        : current.map((contact) => (contact.id === id ? { ...fields, id } : contact)),
    );
    setDraft(undefined);
  };
  return (
    <>
      <MaterialTable
        title="Contacts"
        columns={columns}
        data={contacts}
        options={options}
        actions={[add, edit]}
      />
      {draft && (
        <Dialog open onClose={() => setDraft(undefined)}>
          <DialogTitle>{draft.id === undefined ? 'New contact' : 'Change contact'}</DialogTitle>
          <DialogContent>
            {(['name', 'phone'] as const).map((field) => (
              <TextField
                key={field}
                label={field === 'name' ? 'Name' : 'Phone'}
                margin="dense"
                value={draft[field]}
                onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
              />
            ))}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setDraft(undefined)}>Cancel</Button>
            <Button disabled={!draft.name} onClick={() => save(draft)}>
              Save
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

const firstContacts: Contact[] = [
  { id: 1, name: 'Nora Vale', phone: '555-0110' },
  { id: 2, name: 'Otis Grant', phone: '555-0142' },
];
