import MaterialTable from '@material-table/core';

const rows = [];
for (let i = 0; rows.length < 10; i += 1) {
  if (i > 100) rows.length = 0;
  else if (i < 5) rows.push({ id: i });
}

export default () => <MaterialTable columns={[{ title: 'Id', field: 'id' }]} data={rows} />;
