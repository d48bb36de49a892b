import MaterialTable, { type Column, type Components, type Options } from '@material-table/core';
import { MTableActions, MTablePagination } from '@material-table/core';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TablePagination, { type TablePaginationProps } from '@mui/material/TablePagination';
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useMemo, useRef, useState } from 'react';

export interface Person {
  id: number;
  name: string;
  role: string;
  phone: string;
}

export default function Staff({ staff: first }: { staff: Person[] }) {
  const region = useRef<HTMLDivElement>(null);
  const [staff, setStaff] = useState(first);
  const [openIds, setOpenIds] = useState<number[]>([]);
  const [message, setMessage] = useState('');
  const columns = useMemo<Column<Person>[]>(() => {
    const render = ({ id, name }: Person) => {
      const isOpen = openIds.includes(id);
      return (
        <IconButton
          aria-label={`Contact of ${name}`}
          aria-expanded={isOpen}
          onClick={() => setOpenIds(isOpen ? openIds.filter((other) => other !== id) : [...openIds, id])}
        >
          <ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
      );
    };
    return [
      { id: 'name', title: 'Name', field: 'name' },
      { id: 'role', title: 'Role', field: 'role' },
      { id: 'contact', title: 'Contact', sorting: false, searchable: false, editable: 'never', render },
    ];
  }, [openIds]);
  const rows = useMemo(() => {
    const panelOf = ({ id }: Person) => (openIds.includes(id) ? contact : undefined);
    return staff.map((person) => ({ ...person, tableData: { showDetailPanel: panelOf(person) } }));
  }, [staff, openIds]);
  const save = async ({ id, name, role }: Person) => {
    setStaff((all) => all.map((person) => (person.id === id ? { ...person, name, role } : person)));
    setMessage(`${name} is saved`);
    region.current?.focus();
  };
  return (
    <ThemeProvider theme={theme}>
      <div ref={region} role="region" aria-label="Staff" tabIndex={-1}>
        <MaterialTable
          title={<Typography variant="h6" component="h2" children="Staff" />}
          columns={columns}
          data={rows}
          detailPanel={contact}
          options={options}
          components={components}
          onOrderCollectionChange={([order]) =>
            setMessage(
              order ? `Sorted by ${order.orderByField}, ${words[order.orderDirection]}` : 'Not sorted',
            )
          }
          onPageChange={(page) => setMessage(`Page ${page + 1}`)}
          onSearchChange={(text) => setMessage(text ? `Searched for ${text}` : 'Everyone is shown')}
          onSelectionChange={(selected) => setMessage(`${selected.length} selected`)}
          editable={{
            editTooltip: ({ name }) => `Edit ${name}`,
            onRowUpdate: save,
            onRowUpdateCancelled: () => region.current?.focus(),
          }}
        />
      </div>
      <Typography role="status">{message}</Typography>
    </ThemeProvider>
  );
}

const words: Record<string, string> = { asc: 'ascending', desc: 'descending' };

const contact = ({ rowData }: { rowData: Person }) => (
  <Typography sx={{ p: 2 }}>Phone {rowData.phone}</Typography>
);

const named = (name: string) => ({ slotProps: { input: { 'aria-label': name } } });

const options: Options<Person> = {
  pageSize: 3,
  pageSizeOptions: [3, 6],
  selection: true,
  showTextRowsSelected: false,
  headerSelectionProps: named('Select everyone'),
  selectionProps: ({ name }: Person) => named(`Select ${name}`),
  // A draggable header is a button, and its label is one.
  draggable: false,
  showDetailPanelIcon: false,
  // The others would fade while a row is edited.
  rowStyle: { opacity: 1 },
};

/** The built-in label is a column header inside a column header. */
function SortButton({ 'aria-sort': sort, children, ...props }: ComponentProps<'span'>) {
  return (
    <span {...props} role="button">
      {children}
      {(sort === 'ascending' || sort === 'descending') && (
        <Box component="span" sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden' }}>
          , sorted {sort}
        </Box>
      )}
    </span>
  );
}

const theme = createTheme({
  components: { MuiTableSortLabel: { defaultProps: { component: SortButton } } },
});

/** Disabled buttons have no name. */
function Actions(props: ComponentProps<typeof MTableActions>) {
  return (
    <Box component="span" sx={{ visibility: props.disabled ? 'hidden' : 'visible' }}>
      <MTableActions {...props} />
    </Box>
  );
}

const Pagination = (props: TablePaginationProps) => (
  <TablePagination {...props} ActionsComponent={PageButtons} />
);

const PageButtons = (props: TablePaginationActionsProps) => (
  <MTablePagination {...props} showFirstLastPageButtons={false} />
);

const components: Components = { Actions, Pagination };
