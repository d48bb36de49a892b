import { DataGrid } from '@mui/x-data-grid';

export default function Table({ rows }) {
  return (
    <DataGrid
      label="People"
      columns={[
        { field: 'name', headerName: 'Name' },
        { field: 'age', headerName: 'Age', type: 'number' },
      ]}
      rows={rows}
      initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
      pageSizeOptions={[10, 25]}
      showToolbar
    />
  );
}
