import MaterialTable from '@material-table/core';

export default () => (
  <MaterialTable
    columns={[
      {
        title: 'Name',
        render: () => {
          throw new Error('No such person');
        },
      },
    ]}
    data={[{ id: 1 }]}
  />
);
