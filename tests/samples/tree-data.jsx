import MaterialTable from '@material-table/core';

const rows = [
  { id: 1, name: 'Root' },
  { id: 2, name: 'Leaf', parentId: 1 },
];

export default () => (
  <MaterialTable
    title="Tree"
    columns={[{ title: 'Name', field: 'name' }]}
    data={rows}
    parentChildData={(row, all) => all.find((other) => other.id === row.parentId)}
  />
);
