import MaterialTable from '@material-table/core';

export default function Styled() {
  return (
    <MaterialTable
      title="Styled"
      columns={[
        { title: 'Name', field: 'name', cellStyle: { fontWeight: 600 }, headerStyle: { color: 'green' } },
        { title: 'City', field: 'city', lookup: { 1: 'Paris', 2: 'Madrid' } },
      ]}
      data={[
        { id: 1, name: 'A', city: 1 },
        { id: 2, name: 'B', city: 2 },
      ]}
      options={{
        filtering: true,
        sorting: true,
        grouping: true,
        selection: true,
        columnsButton: true,
        pageSize: 10,
        pageSizeOptions: [10, 20],
        headerStyle: { backgroundColor: '#eee' },
        rowStyle: (row) => ({ backgroundColor: row.city === 1 ? '#efe' : '#fff' }),
      }}
    />
  );
}
