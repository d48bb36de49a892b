import MaterialTable, { type Column, type Options, type OrderByCollection } from '@material-table/core';
import { Button, Stack, TextField } from '@mui/material';
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';

interface Machine {
  id: number;
  name: string;
  hall: string;
  hours: number;
}

interface Part {
  field: string;
  hidden: boolean;
  width?: number;
  defaultFilter?: string;
}

/** Fields instead of indexes, because the indexes differ from view to view. */
interface View {
  parts: Part[];
  sort: { field: string; direction: string }[];
}

interface Stored {
  views: Record<string, View>;
  opened: string;
}

interface Reader {
  read: () => View;
}

type Kept = Column<Machine> & { tableData: { columnOrder: number; filterValue?: string } };

const place = 'machines.views';
const plain: View = { parts: [], sort: [] };

export default function Machines() {
  const [stored, setStored] = useState<Stored>(
    () => JSON.parse(localStorage.getItem(place) ?? 'null') ?? { views: {}, opened: '' },
  );
  const [count, setCount] = useState(0);
  const [name, setName] = useState('');
  const reader = useRef<Reader>(null);
  const store = (next: Stored) => {
    localStorage.setItem(place, JSON.stringify(next));
    setStored(next);
  };
  const open = (opened: string) => {
    store({ ...stored, opened });
    setCount(count + 1);
  };
  const save = () =>
    store({ views: { ...stored.views, [name]: reader.current?.read() ?? plain }, opened: name });
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ m: 2, flexWrap: 'wrap' }}>
        <TextField
          size="small"
          label="Name of the view"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button disabled={!name} onClick={save}>
          Save view
        </Button>
        {Object.keys(stored.views).map((view) => (
          <Button key={view} aria-pressed={view === stored.opened} onClick={() => open(view)}>
            {view}
          </Button>
        ))}
        <Button onClick={() => open('')}>Reset</Button>
      </Stack>
      <Table key={count} view={stored.views[stored.opened] ?? plain} reader={reader} />
    </>
  );
}

/** Start values apply only once, so a view that is opened later needs a new `key`. */
function Table({ view, reader }: { view: View; reader: Ref<Reader> }) {
  const [start] = useState(view);
  const columns = useMemo(() => columnsOf(start), [start]);
  const options = useMemo(() => optionsOf(start, columns), [start, columns]);
  const tableRef = useRef<{ dataManager: { columns: Kept[] } }>(null);
  const sort = useRef(start.sort);
  const widths = useRef<Record<string, number | undefined>>({});
  const read = () => ({
    parts: (tableRef.current?.dataManager.columns ?? [])
      .toSorted((one, other) => one.tableData.columnOrder - other.tableData.columnOrder)
      .map(({ field, hidden, width, tableData }) => ({
        field: String(field),
        hidden: hidden ?? false,
        width: widths.current[String(field)] ?? Number(width),
        defaultFilter: tableData.filterValue,
      })),
    sort: sort.current,
  });
  // The table would count hidden columns too, and stretch the others.
  const [total, setTotal] = useState(() => totalOf(columns));
  const measure = () => setTotal(totalOf(read().parts));
  useImperativeHandle(reader, () => ({ read }));
  return (
    <MaterialTable
      title="Machines"
      columns={columns}
      data={machines}
      options={options}
      tableRef={tableRef}
      sx={{ width: `${total}px !important` }}
      onChangeColumnHidden={measure}
      onOrderCollectionChange={(orders) => {
        sort.current = orders.map(({ orderBy, orderDirection }) => ({
          field: String(columns[orderBy]?.field),
          direction: orderDirection,
        }));
      }}
      onColumnResized={(_changed, all) => {
        widths.current = Object.fromEntries(all.map(({ field, widthPx }) => [String(field), widthPx]));
        measure();
      }}
    />
  );
}

const totalOf = (columns: Pick<Column<Machine>, 'hidden' | 'width'>[]) =>
  columns.reduce((sum, { hidden, width }) => (hidden ? sum : sum + Number(width)), 0);

function columnsOf({ parts }: View): Column<Machine>[] {
  const placeOf = ({ field }: Column<Machine>) => {
    const index = parts.findIndex((part) => part.field === field);
    return index < 0 ? parts.length : index;
  };
  const all: Column<Machine>[] = [
    { title: 'Machine', field: 'name', width: 200 },
    { title: 'Hall', field: 'hall', width: 150 },
    { title: 'Hours', field: 'hours', width: 150 },
  ];
  return all
    .map((column) => ({ ...column, ...parts[placeOf(column)] }))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

function optionsOf({ sort }: View, columns: Column<Machine>[]): Options<Machine> {
  const orders = sort.map(({ field, direction }, index): OrderByCollection => {
    const orderBy = columns.findIndex((column) => column.field === field);
    return { orderBy, orderByField: field, orderDirection: direction, sortOrder: index + 1 };
  });
  return {
    filtering: true,
    columnsButton: true,
    columnResizable: true,
    tableLayout: 'fixed',
    tableWidth: 'variable',
    defaultOrderByCollection: orders.filter(({ orderBy }) => orderBy >= 0),
  };
}

const machines: Machine[] = [
  { id: 1, name: 'Lathe', hall: 'North', hours: 410 },
  { id: 2, name: 'Drill', hall: 'South', hours: 95 },
  { id: 3, name: 'Press', hall: 'North', hours: 1200 },
  { id: 4, name: 'Saw', hall: 'South', hours: 310 },
];
