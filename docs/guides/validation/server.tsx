import MaterialTable, {
  type Column,
} from '@material-table/core';
import Alert from '@mui/material/Alert';
import { useMemo, useRef, useState } from 'react';

interface Account {
  id: number;
  login: string;
  owner: string;
}

export default function AnswersOfTheServer() {
  const [accounts, setAccounts] = useState(initialAccounts);
  const [message, setMessage] = useState('');
  // A ref, not state: new columns would close the edit.
  const takenLogins = useRef(new Set<string>());
  const columns = useMemo<Column<Account>[]>(
    () => [
      {
        title: 'Login',
        field: 'login',
        validate: ({ login }) =>
          !takenLogins.current.has(login) ||
          'Already taken',
      },
      { title: 'Owner', field: 'owner' },
    ],
    [],
  );
  const update = async (account: Account) => {
    setMessage('');
    const answer = await saveOnServer(account);
    if (answer !== 'ok') {
      if (answer === 'login taken')
        takenLogins.current.add(account.login);
      setMessage(`Not saved: ${answer}.`);
      // A rejected promise keeps the row in
      // edit mode with the user's input.
      throw new Error(answer);
    }
    const { id, login, owner } = account;
    setAccounts((before) =>
      before.map((other) =>
        other.id === id ? { id, login, owner } : other,
      ),
    );
  };
  return (
    <>
      {message && (
        <Alert
          severity="error"
          variant="outlined"
          sx={{ mb: 1 }}
        >
          {message}
        </Alert>
      )}
      <MaterialTable
        title="Accounts"
        columns={columns}
        data={accounts}
        editable={{
          onRowUpdate: update,
          onRowUpdateCancelled: () => setMessage(''),
        }}
        options={{ search: false, paging: false }}
      />
    </>
  );
}

/**
 * Replace this with your request,
 * whose response says what is wrong.
 */
async function saveOnServer({
  login,
  owner,
}: Account): Promise<
  'ok' | 'login taken' | 'the server is closed on Sundays'
> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (login === 'admin') return 'login taken';
  return owner === 'Sunday'
    ? 'the server is closed on Sundays'
    : 'ok';
}

const initialAccounts: Account[] = [
  { id: 1, login: 'mholm', owner: 'Marta Holm' },
  { id: 2, login: 'jtran', owner: 'Jules Tran' },
  { id: 3, login: 'rkaya', owner: 'Rana Kaya' },
];
