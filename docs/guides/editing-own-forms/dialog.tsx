import MaterialTable, {
  type Action,
  type Column,
  type Options,
} from '@material-table/core';
import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/Edit';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useMemo, useState } from 'react';

type Contact = { id: number; name: string; phone: string };
type Draft = Omit<Contact, 'id'> & { id?: number };

const options: Options<Contact> = {
  search: false,
  paging: false,
};

export default function EditInDialog() {
  const [contacts, setContacts] = useState(firstContacts);
  const [draft, setDraft] = useState<Draft>();
  const columns = useColumns();
  const add: Action<Contact> = {
    icon: Add,
    tooltip: 'Add a contact',
    isFreeAction: true,
    onClick: () => setDraft({ name: '', phone: '' }),
  };
  // Copy only your fields: the row that an action
  // gets also contains the table's tableData.
  const edit = ({
    id,
    name,
    phone,
  }: Contact): Action<Contact> => ({
    icon: Edit,
    tooltip: `Edit ${name}`,
    onClick: () => setDraft({ id, name, phone }),
  });
  const save = ({ id, ...fields }: Draft) => {
    setContacts((current) =>
      id === undefined
        ? [...current, { ...fields, id: nextId(current) }]
        : current.map((contact) =>
            contact.id === id ? { ...fields, id } : contact,
          ),
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
        <ContactDialog
          draft={draft}
          onChange={setDraft}
          onClose={() => setDraft(undefined)}
          onSave={() => save(draft)}
        />
      )}
    </>
  );
}

interface ContactDialogProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onClose: () => void;
  onSave: () => void;
}

function ContactDialog({
  draft,
  onChange,
  onClose,
  onSave,
}: ContactDialogProps) {
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>
        {draft.id === undefined
          ? 'New contact'
          : 'Change contact'}
      </DialogTitle>
      <DialogContent>
        {(['name', 'phone'] as const).map((field) => (
          <TextField
            key={field}
            label={field === 'name' ? 'Name' : 'Phone'}
            margin="dense"
            value={draft[field]}
            onChange={({ target }) =>
              onChange({ ...draft, [field]: target.value })
            }
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button disabled={!draft.name} onClick={onSave}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Memoize the columns, so the table keeps its state. */
function useColumns() {
  return useMemo<Column<Contact>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Phone', field: 'phone' },
    ],
    [],
  );
}

function nextId(contacts: Contact[]) {
  return Math.max(0, ...contacts.map(({ id }) => id)) + 1;
}

const firstContacts: Contact[] = [
  { id: 1, name: 'Nora Vale', phone: '555-0110' },
  { id: 2, name: 'Otis Grant', phone: '555-0142' },
];
