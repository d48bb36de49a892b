import MaterialTable, { MTableBodyRow } from '@material-table/core';
import Paper from '@mui/material/Paper';

export default () => (
  <MaterialTable
    title="Flat"
    columns={[{ title: 'Name', field: 'name' }]}
    data={[{ id: 1, name: 'x' }]}
    components={{
      Container: (props) => <Paper {...props} elevation={0} />,
      Row: (props) => <MTableBodyRow {...props} />,
    }}
  />
);
