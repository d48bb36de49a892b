import MaterialTable from '@material-table/core';
import TablePagination from '@material-ui/core/TablePagination';

export default () => (
  <MaterialTable
    columns={[]}
    data={[]}
    components={{ Pagination: (props) => <TablePagination {...props} /> }}
  />
);
