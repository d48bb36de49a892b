import MaterialTable, { type Column, type ErrorState, type Options, type Query } from '@material-table/core';
import { MTableCell, MTableEditRow } from '@material-table/core';
import { Alert, Button, TableCell, TableRow } from '@mui/material';
import {
  Component,
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useMemo,
  useRef,
  useState,
} from 'react';

export interface Member {
  id: number;
  name: string;
  /** From an old system: some entries are broken. */
  birthday: string;
}

export class SessionEnded extends Error {}

interface Server {
  load: (page: number, size: number) => Promise<{ members: Member[]; total: number }>;
  save: (member: Member) => Promise<unknown>;
  signIn: () => Promise<unknown>;
}

/** Why the last save was refused. By context, because new columns or options would close the row. */
const RefusalContext = createContext('');

interface RunningTable {
  setState: (state: { query: Query<Member> }) => void;
}

export default function Members({ server }: { server: Server }) {
  const [refusal, setRefusal] = useState('');
  const [hasEnded, setHasEnded] = useState(false);
  const tableRef = useRef<RunningTable>(null);
  const columns = useMemo<Column<Member>[]>(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'Birthday',
        field: 'birthday',
        editable: 'never',
        render: ({ birthday }) => day.format(new Date(birthday)),
      },
    ],
    [],
  );
  const notingTheEnd = (error: unknown): never => {
    if (error instanceof SessionEnded) setHasEnded(true);
    throw error;
  };
  const load = async (query: Query<Member>) => {
    // Retry repeats the last query that was answered, unless the table knows this one.
    tableRef.current?.setState({ query });
    const { members, total } = await server.load(query.page, query.pageSize).catch(notingTheEnd);
    return { data: members, page: query.page, totalCount: total };
  };
  const save = async ({ id, name, birthday }: Member) => {
    setRefusal('');
    try {
      await server.save({ id, name, birthday }).catch(notingTheEnd);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      // The row stays open, with what was typed.
      throw error;
    }
  };
  const signIn = async () => {
    await server.signIn();
    setHasEnded(false);
    setRefusal('');
  };
  return (
    <RefusalContext value={refusal}>
      {hasEnded && (
        <Alert severity="warning" action={<Button onClick={() => void signIn()}>Sign in</Button>}>
          Your session has ended. What you typed is still here.
        </Alert>
      )}
      <MaterialTable
        title="Members"
        columns={columns}
        data={load}
        tableRef={tableRef}
        options={options}
        components={components}
        editable={{
          editTooltip: ({ name }) => `Edit ${name}`,
          onRowUpdate: save,
          onRowUpdateCancelled: () => setRefusal(''),
        }}
      />
    </RefusalContext>
  );
}

const options: Options<Member> = { search: false, maxColumnSort: 0, pageSize: 5, pageSizeOptions: [5] };
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

function LoadError({ error, retry }: { error: ErrorState; retry: () => void }) {
  return (
    <Alert severity="error" action={<Button onClick={retry}>Retry</Button>}>
      {error.message}
    </Alert>
  );
}

/** React shows this instead of the part that threw. A cell's stand-in must be a cell. */
class Guard extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <TableCell role="cell">This value can’t be shown.</TableCell>;
  }
}

function GuardedCell(props: ComponentProps<typeof MTableCell> & { value: unknown }) {
  return (
    // Another value gets another try.
    <Guard key={String(props.value)}>
      <MTableCell {...props} />
    </Guard>
  );
}

function ExplainedRow(props: ComponentProps<typeof MTableEditRow> & { columns: unknown[] }) {
  const refusal = use(RefusalContext);
  return (
    <>
      <MTableEditRow {...props} />
      {refusal && (
        <TableRow>
          <TableCell colSpan={props.columns.length + 1} role="alert" sx={{ color: 'error.main' }}>
            Not saved: {refusal}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

const components = { OverlayError: LoadError, Cell: GuardedCell, EditRow: ExplainedRow };
