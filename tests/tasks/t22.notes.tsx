import MaterialTable, { type Column, type Options } from '@material-table/core';
import { MTableEditField, MTableEditRow } from '@material-table/core';
import Chip from '@mui/material/Chip';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type ComponentProps, createContext, use, useCallback, useMemo, useState } from 'react';

export interface Note {
  id: number;
  subject: string;
  text: string;
}

type Drafts = Record<number, Note>;

interface Props {
  notes: Note[];
  onSave: (note: Note) => Promise<unknown>;
}

/** Typing changes the drafts, but neither columns nor data: those would close the row. */
const DraftsContext = createContext({ drafts: {} as Drafts, keep: (_draft: Note) => {} });

export default function Notes({ notes, onSave }: Props) {
  const [rows, setRows] = useState(notes);
  const [drafts, setDrafts] = useState(readDrafts);
  // The drafts that the table gets in its rows. They change when a row closes, not while it is typed in.
  const [opened, setOpened] = useState(drafts);
  const columns = useMemo<Column<Note>[]>(
    () => [
      { title: 'Subject', field: 'subject' },
      { title: 'Text', field: 'text' },
    ],
    [],
  );
  const data = useMemo(
    () => rows.map((row) => ({ ...row, ...opened[row.id], tableData: editingIf(row.id in opened) })),
    [rows, opened],
  );
  const store = useCallback((next: Drafts) => {
    setDrafts(next);
    localStorage.setItem(key, JSON.stringify(next));
  }, []);
  const drop = ({ id }: Note) => {
    const { [id]: _dropped, ...rest } = drafts;
    store(rest);
    setOpened(rest);
  };
  const save = async (changed: Note) => {
    const note = withoutTableData(changed);
    await onSave(note);
    setRows((current) => current.map((row) => (row.id === note.id ? note : row)));
    drop(note);
  };
  const context = useMemo(
    () => ({ drafts, keep: (draft: Note) => store({ ...drafts, [draft.id]: withoutTableData(draft) }) }),
    [drafts, store],
  );
  return (
    <DraftsContext value={context}>
      <MaterialTable
        title="Notes"
        columns={columns}
        data={data}
        options={options}
        components={components}
        localization={localization}
        editable={{
          editTooltip: ({ subject }) => `Edit ${subject}`,
          onRowUpdate: save,
          onRowUpdateCancelled: drop,
        }}
      />
    </DraftsContext>
  );
}

const key = 'drafts of notes';
const options: Options<Note> = { search: false, paging: false };
const localization = { body: { editRow: { cancelTooltip: 'Discard' } } };

/** `undefined` closes a row that was open. */
const editingIf = (isOpen: boolean) => ({ editing: isOpen ? 'update' : undefined });

function readDrafts(): Drafts {
  return JSON.parse(localStorage.getItem(key) ?? '{}') as Drafts;
}

function withoutTableData({ id, subject, text }: Note): Note {
  return { id, subject, text };
}

interface FieldProps {
  columnDef: Column<Note>;
  rowData: Note;
  onChange: (value: string) => void;
}

function KeptField(props: FieldProps) {
  const { keep } = use(DraftsContext);
  const change = (value: string) => {
    props.onChange(value);
    keep({ ...props.rowData, [String(props.columnDef.field)]: value });
  };
  return <MTableEditField {...props} onChange={change} />;
}

function MarkedRow(props: ComponentProps<typeof MTableEditRow> & { data: Note; columns: unknown[] }) {
  const { drafts } = use(DraftsContext);
  return (
    <>
      <MTableEditRow {...props} />
      {props.data.id in drafts && (
        <TableRow>
          <TableCell colSpan={props.columns.length + 1}>
            <Chip
              size="small"
              color="warning"
              label={`Draft of ${drafts[props.data.id]?.subject}, not saved`}
            />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

const components = { EditField: KeptField, EditRow: MarkedRow };
