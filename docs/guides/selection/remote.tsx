import MaterialTable, {
  type Column,
  type Options,
  type Query,
} from '@material-table/core';
import Typography from '@mui/material/Typography';
import {
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';

type Parcel = { id: number; town: string };

const options: Options<Parcel> = {
  selection: true,
  showTextRowsSelected: false,
  search: false,
  pageSize: 3,
  pageSizeOptions: [3],
  headerSelectionProps: {
    slotProps: {
      input: { 'aria-label': 'Select this page' },
    },
  },
  selectionProps: ({ town }: Parcel) => ({
    slotProps: {
      input: { 'aria-label': `Select ${town}` },
    },
  }),
};

export default function SelectionOverRemotePages() {
  // Store the ids twice: in state to show them, and in
  // a ref for the data function, which must not change.
  const [ids, setIds] = useState<ReadonlySet<number>>(
    new Set(),
  );
  const latest = useRef(ids);
  const page = useRef<Parcel[]>([]);
  const columns = useMemo<Column<Parcel>[]>(
    () => [{ title: 'To', field: 'town', sorting: false }],
    [],
  );

  const load = useCallback(async (query: Query<Parcel>) => {
    const { data, totalCount } = await fetchParcels(
      query.page,
      query.pageSize,
    );
    page.current = data;
    const rows = data.map((row) => ({
      ...row,
      tableData: { checked: latest.current.has(row.id) },
    }));
    return { data: rows, page: query.page, totalCount };
  }, []);

  const change = (selected: Parcel[]) => {
    // The table has only the rows of this page:
    // remove them, then add the selected ones.
    const next = new Set(latest.current);
    for (const { id } of page.current) next.delete(id);
    for (const { id } of selected) next.add(id);
    latest.current = next;
    setIds(next);
  };
  return (
    <>
      <MaterialTable
        title="Parcels"
        columns={columns}
        data={load}
        options={options}
        onSelectionChange={change}
      />
      <Typography role="status">
        {ids.size} selected: {[...ids].join(', ')}
      </Typography>
    </>
  );
}

/** Replace this with your request for one page. */
async function fetchParcels(
  page: number,
  pageSize: number,
) {
  return {
    data: parcels.slice(
      page * pageSize,
      (page + 1) * pageSize,
    ),
    totalCount: parcels.length,
  };
}

const parcels: Parcel[] = [
  { id: 501, town: 'Arles' },
  { id: 502, town: 'Bergen' },
  { id: 503, town: 'Cork' },
  { id: 504, town: 'Dover' },
  { id: 505, town: 'Essen' },
];
