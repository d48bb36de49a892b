import * as Icons from '@mui/icons-material';
import MaterialTable from '@material-table/core';

export default () => (
  <MaterialTable
    title="Starred"
    columns={[
      {
        title: 'Name',
        field: 'name',
        render: (row) => (
          <span>
            <Icons.Star /> {row.name}
          </span>
        ),
      },
    ]}
    data={[{ id: 1, name: 'x' }]}
  />
);
