import MaterialTable, { type Action, type Column, type Options } from '@material-table/core';
import { MTableBodyRow, MTableToolbar } from '@material-table/core';
import CheckCircle from '@mui/icons-material/CheckCircle';
import { Box, Button, Card, Checkbox, Stack, type SxProps, type Theme, useMediaQuery } from '@mui/material';
import { type ComponentProps, createContext, use, useMemo } from 'react';

interface Visit {
  id: number;
  client: string;
  street: string;
  time: string;
}

interface Props {
  visits: Visit[];
  onSelect: (ids: number[]) => void;
  onDone: (id: number) => void;
}

/** What the cards need beside their row: a row component is defined once, so it gets this by context. */
const DoneContext = createContext<(id: number) => void>(() => {});

export default function Visits({ visits, onSelect, onDone }: Props) {
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const columns = useMemo<Column<Visit>[]>(
    () => [
      { title: 'Client', field: 'client' },
      { title: 'Street', field: 'street' },
      { title: 'Time', field: 'time' },
    ],
    [],
  );
  const options = useMemo<Options<Visit>>(() => ({ ...same, header: !isPhone }), [isPhone]);
  const markDone = ({ id, client }: Visit): Action<Visit> => ({
    icon: CheckCircle,
    tooltip: `Done: ${client}`,
    onClick: () => onDone(id),
  });
  return (
    <DoneContext value={onDone}>
      <Box sx={pager}>
        <MaterialTable
          title="Visits"
          columns={columns}
          data={visits}
          options={options}
          actions={[{ position: 'row', action: markDone }]}
          components={isPhone ? onPhone : wide}
          onSelectionChange={(selected) => onSelect(selected.map(({ id }) => id))}
        />
      </Box>
    </DoneContext>
  );
}

const same: Options<Visit> = {
  selection: true,
  emptyRowsWhenPaging: false,
  pageSize: 5,
  pageSizeOptions: [5, 10],
  actionsColumnIndex: -1,
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all visits' } } },
  selectionProps: ({ client }: Visit) => ({ slotProps: { input: { 'aria-label': `Select ${client}` } } }),
};

/** Below 600 px, leave out "Rows per page" to make room for the page buttons. */
const pager: SxProps<Theme> = {
  '& .MuiTablePagination-selectLabel, & .MuiTablePagination-input': { display: { xs: 'none', sm: 'flex' } },
};

function WrappingToolbar(props: ComponentProps<typeof MTableToolbar>) {
  return (
    <Box sx={{ '& .MuiToolbar-root': { flexWrap: 'wrap', py: 1 } }}>
      <MTableToolbar {...props} />
    </Box>
  );
}

interface RowProps {
  columns: Column<Visit>[];
  data: Visit & { tableData: { checked?: boolean } };
  path: number[];
  onRowSelected: (event: object, path: number[], row: Visit) => void;
}

function VisitCard({ columns, data, path, onRowSelected }: RowProps) {
  const done = use(DoneContext);
  return (
    <tr>
      <td>
        <Card variant="outlined" sx={{ m: 1, p: 1 }}>
          <dl>
            {columns.map(({ title, field }) => (
              <div key={String(field)}>
                <dt>{title}</dt>
                <dd>{data[field as keyof Visit]}</dd>
              </div>
            ))}
          </dl>
          <Stack direction="row">
            <Checkbox
              checked={data.tableData.checked ?? false}
              onChange={(event) => onRowSelected(event, path, data)}
              slotProps={{ input: { 'aria-label': `Select ${data.client}` } }}
            />
            <Button aria-label={`Done: ${data.client}`} onClick={() => done(data.id)}>
              Done
            </Button>
          </Stack>
        </Card>
      </td>
    </tr>
  );
}

/** A row that is merely left out stays, so the wide table names the usual one. */
const wide = { Toolbar: WrappingToolbar, Row: MTableBodyRow };
const onPhone = { Toolbar: WrappingToolbar, Row: VisitCard };
