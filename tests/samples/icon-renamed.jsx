import { DeleteOutline } from '@mui/icons-material';
import MaterialTable from '@material-table/core';

export default () => (
  <MaterialTable
    columns={[{ title: 'A', field: 'a' }]}
    data={[{ id: 1, a: 1 }]}
    actions={[{ icon: () => <DeleteOutline />, tooltip: 'Remove', onClick: () => {} }]}
  />
);
