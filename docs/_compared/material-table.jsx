import MaterialTable from '@material-table/core';

export default function Table({ rows }) {
  return (
    <MaterialTable
      title="People"
      columns={[
        { title: 'Name', field: 'name' },
        { title: 'Age', field: 'age', type: 'numeric' },
      ]}
      data={rows}
      options={{ pageSize: 10 }}
    />
  );
}
