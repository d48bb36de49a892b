import MaterialTable from '@material-table/core';
import { Button, Chip } from '@material-ui/core';

export default () => (
  <MaterialTable
    columns={[{ title: 'Name', field: 'name', render: (row) => <Chip label={row.name} /> }]}
    data={[{ id: 1, name: 'x' }]}
    components={{ Action: (props) => <Button>{props.action.tooltip}</Button> }}
  />
);
