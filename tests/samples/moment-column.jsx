import moment from 'moment';
import MaterialTable from '@material-table/core';

export default () => (
  <MaterialTable
    columns={[{ title: 'Day', field: 'day', render: (row) => moment(row.day).format('DD.MM.YYYY') }]}
    data={[{ id: 1, day: '2024-05-01' }]}
  />
);
