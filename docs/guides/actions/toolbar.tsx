import MaterialTable, {
  type Action,
  type Column,
  type Options,
} from '@material-table/core';
import { MTableToolbar } from '@material-table/core';
import Archive from '@mui/icons-material/Archive';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  type ComponentProps,
  createContext,
  use,
  useMemo,
  useRef,
  useState,
} from 'react';

type Mail = {
  id: number;
  subject: string;
  isArchived: boolean;
};

/**
 * The custom button's handler, in a context so
 * that the toolbar stays the same component.
 */
const RestoreContext = createContext(() => {});
const components = { Toolbar: ToolbarWithRestore };

const options: Options<Mail> = {
  selection: true,
  search: false,
  paging: false,
  showTextRowsSelected: false,
  headerSelectionProps: {
    slotProps: {
      input: { 'aria-label': 'Select all mails' },
    },
  },
  selectionProps: ({ subject }: Mail) => ({
    slotProps: {
      input: { 'aria-label': `Select ${subject}` },
    },
  }),
};

export default function ButtonThatStays() {
  const [rows, setRows] = useState(mails);
  const tableRef = useRef<{
    onAllSelected: (isSelected: boolean) => void;
  }>(null);
  const columns = useMemo<Column<Mail>[]>(
    () => [
      { title: 'Subject', field: 'subject' },
      {
        title: 'Archived',
        field: 'isArchived',
        type: 'boolean',
      },
    ],
    [],
  );
  const setArchived = (
    isArchived: boolean,
    isMeant: (mail: Mail) => boolean,
  ) =>
    setRows((current) =>
      current.map((mail) =>
        isMeant(mail) ? { ...mail, isArchived } : mail,
      ),
    );
  const archive: Action<Mail> = {
    icon: Archive,
    tooltip: 'Archive the selected mails',
    position: 'toolbarOnSelect',
    onClick: (_event, data) => {
      const ids = new Set(
        [data].flat().map(({ id }) => id),
      );
      setArchived(true, ({ id }) => ids.has(id));
      // The rows keep their ids and stay
      // selected, so clear the selection.
      tableRef.current?.onAllSelected(false);
    },
  };
  return (
    <RestoreContext
      value={() => setArchived(false, () => true)}
    >
      <MaterialTable
        title="Mails"
        columns={columns}
        data={rows}
        options={options}
        actions={[archive]}
        components={components}
        tableRef={tableRef}
      />
    </RestoreContext>
  );
}

function ToolbarWithRestore(
  props: ComponentProps<typeof MTableToolbar>,
) {
  const restore = use(RestoreContext);
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        '& > :first-of-type': { flex: 1 },
      }}
    >
      <MTableToolbar {...props} />
      <Button onClick={restore}>Restore all</Button>
    </Stack>
  );
}

const mails: Mail[] = [
  { id: 1, subject: 'Your order', isArchived: true },
  {
    id: 2,
    subject: 'Minutes of Monday',
    isArchived: false,
  },
  { id: 3, subject: 'Lunch?', isArchived: false },
];
