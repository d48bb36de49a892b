import MaterialTable, {
  type Action,
  type Column,
  type Options,
  type Query,
  type QueryResult,
} from '@material-table/core';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button, Stack, Typography } from '@mui/material';
import { useCallback, useMemo, useRef, useState } from 'react';

/** What the grid found with `getRowId`. */
export interface Device {
  serial: string;
  model: string;
  owner: string;
}

export interface Request {
  offset: number;
  limit: number;
  quickFilter: string;
  sort: { field: string; direction: string }[];
}

interface Props {
  fetchDevices: (request: Request) => Promise<{ devices: Device[]; total: number }>;
  updateDevice: (device: Device) => Promise<void>;
  open: (serial: string) => void;
  retire: (serials: string[]) => void;
}

interface TableHandle {
  onQueryChange: (query?: { page: number }) => void;
}

export default function Devices({ fetchDevices, updateDevice, open, retire }: Props) {
  // The grid's selection model: serials, whatever page is shown.
  const [model, setModel] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(model);
  const page = useRef<Device[]>([]);
  const table = useRef<TableHandle>(null);
  const columns = useMemo<Column<Device>[]>(
    () => [
      { title: 'Serial', field: 'serial', editable: 'never' },
      { title: 'Model', field: 'model', editable: 'never' },
      { title: 'Owner', field: 'owner' },
    ],
    [],
  );
  const actions = useMemo<{ position: 'row'; action: (device: Device) => Action<Device> }[]>(
    () => [
      {
        position: 'row',
        action: ({ serial }) => ({ icon: OpenInNew, tooltip: `Open ${serial}`, onClick: () => open(serial) }),
      },
    ],
    [open],
  );
  const load = useCallback(
    async (query: Query<Device>): Promise<QueryResult<Device>> => {
      const { devices, total } = await fetchDevices(toRequest(query));
      page.current = devices;
      const data = devices.map((device) => ({
        ...device,
        tableData: { checked: latest.current.has(device.serial) },
      }));
      return { data, page: query.page, totalCount: total };
    },
    [fetchDevices],
  );
  const choose = (next: Set<string>) => {
    latest.current = next;
    setModel(next);
  };
  /** The table reports rows of this page, not ids. */
  const change = (rows: Device[]) => {
    const next = new Set(latest.current);
    for (const { serial } of page.current) next.delete(serial);
    for (const { serial } of rows) next.add(serial);
    choose(next);
  };
  /** There is no controlled selection: the marks come with the rows. */
  const clear = () => {
    choose(new Set());
    table.current?.onQueryChange();
  };
  /** There is no controlled page either. */
  const showFirstPage = () => table.current?.onQueryChange({ page: 0 });
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ m: 1, alignItems: 'center' }}>
        <Typography role="status">{model.size} selected</Typography>
        <Button onClick={clear}>Clear selection</Button>
        <Button onClick={() => retire([...model])}>Retire</Button>
        <Button onClick={showFirstPage}>First page</Button>
      </Stack>
      <MaterialTable
        title="Devices"
        columns={columns}
        data={load}
        options={options}
        actions={actions}
        tableRef={table}
        onSelectionChange={change}
        editable={{
          editTooltip: ({ serial }) => `Edit ${serial}`,
          // Without the table's own field. The table loads the page again.
          onRowUpdate: ({ serial, model: name, owner }) => updateDevice({ serial, model: name, owner }),
        }}
      />
    </>
  );
}

const options: Options<Device> = {
  idSynonym: 'serial',
  pageSize: 3,
  pageSizeOptions: [3],
  selection: true,
  showTextRowsSelected: false,
  actionsColumnIndex: -1,
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select this page' } } },
  selectionProps: ({ serial }: Device) => ({ slotProps: { input: { 'aria-label': `Select ${serial}` } } }),
};

/** The first query lists unsorted columns, too, without a place in the order. */
function toRequest({ page, pageSize, search, orderByCollection }: Query<Device>): Request {
  const sorted = orderByCollection.filter(({ sortOrder }) => sortOrder);
  const sort = sorted.map(({ orderByField, orderDirection }) => ({
    field: String(orderByField),
    direction: String(orderDirection),
  }));
  return { offset: page * pageSize, limit: pageSize, quickFilter: search, sort };
}
