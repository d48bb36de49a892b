import MaterialTable, {
  type Column,
  type EditComponentProps,
  type Options,
} from '@material-table/core';
import TextField from '@mui/material/TextField';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

type User = { id: number; login: string; team: string };
type Props = EditComponentProps<User> & {
  helperText?: string;
};

/** The server's answers by login: true means available. */
const answers = new Map<string, boolean>();

function LoginEditor({
  value,
  onChange,
  error,
  helperText,
}: Props) {
  // Always call the latest onChange: an earlier one
  // would restore old values of the other fields.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (!value || answers.has(value)) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      answers.set(value, await isFree(value));
      // Set the same value, so that it is validated again.
      if (isCurrent) latest.current(value);
    }, 200);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [value]);
  return (
    <TextField
      variant="standard"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
      error={error}
      helperText={helperText}
      slotProps={{ htmlInput: { 'aria-label': 'Login' } }}
    />
  );
}

const options: Options<User> = {
  search: false,
  paging: false,
  addRowPosition: 'first',
};

export default function AskWhileTyping() {
  const [users, setUsers] = useState(firstUsers);
  const columns = useMemo<Column<User>[]>(
    () => [
      {
        title: 'Login',
        field: 'login',
        editComponent: LoginEditor,
        validate: checkLogin,
      },
      { title: 'Team', field: 'team' },
    ],
    [],
  );
  const add = async (draft: User) =>
    setUsers((rows) => [
      ...rows,
      { ...draft, id: rows.length + 1 },
    ]);
  return (
    <MaterialTable
      title="Users"
      columns={columns}
      data={users}
      options={options}
      editable={{ onRowAdd: add }}
    />
  );
}

/**
 * Validation must return at once, so the row
 * is invalid until the server has responded.
 */
function checkLogin({ login }: User) {
  if (!login) return 'Required';
  const answer = answers.get(login);
  return answer === undefined
    ? 'Asking…'
    : answer || 'Taken, choose another one';
}

/** Replace this with your request. */
const isFree = async (login: string) => login !== 'admin';

const firstUsers: User[] = [
  { id: 1, login: 'emma', team: 'Blue' },
  { id: 2, login: 'oscar', team: 'Red' },
];
