import MaterialTable, {
  type Column,
} from '@material-table/core';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import {
  createContext,
  useContext,
  useMemo,
  useState,
} from 'react';

interface Tea {
  id: number;
  name: string;
  note: string;
}

const Draft = createContext({
  note: '',
  setNote: (_note: string) => {},
});

export default function FieldInTheToolbar() {
  const [note, setNote] = useState('');
  const columns = useMemo<Column<Tea>[]>(
    () => [
      { title: 'Tea', field: 'name' },
      {
        title: 'Note',
        field: 'note',
        render: () => <Note />,
      },
    ],
    [],
  );
  return (
    <Draft value={{ note, setNote }}>
      <MaterialTable
        columns={columns}
        data={teas}
        components={components}
      />
    </Draft>
  );
}

// Outside the component, so that it is the same
// component on every render and the field keeps focus.
function NoteToolbar() {
  const { note, setNote } = useContext(Draft);
  return (
    <Toolbar>
      <TextField
        label="Note"
        size="small"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Toolbar>
  );
}

/**
 * `render` can return a component, which reads the
 * latest value even though the columns are old.
 */
function Note() {
  return useContext(Draft).note || 'no note';
}

const components = { Toolbar: NoteToolbar };

const teas: Tea[] = [
  { id: 1, name: 'Assam', note: '' },
  { id: 2, name: 'Sencha', note: '' },
];
