import { MaterialReactTable } from 'material-react-table';

export default function Table({ rows }) {
  return (
    <MaterialReactTable
      columns={[
        { accessorKey: 'name', header: 'Name' },
        { accessorKey: 'age', header: 'Age' },
      ]}
      data={rows}
      initialState={{ pagination: { pageIndex: 0, pageSize: 10 }, showGlobalFilter: true }}
    />
  );
}
