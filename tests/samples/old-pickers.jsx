import { MuiPickersUtilsProvider, KeyboardDatePicker } from '@material-ui/pickers';
import MaterialTable from '@material-table/core';

export default () => (
  <MaterialTable
    columns={[
      {
        title: 'Day',
        field: 'day',
        editComponent: (props) => <KeyboardDatePicker value={props.value} onChange={props.onChange} />,
      },
    ]}
    data={[{ id: 1, day: '2024-01-01' }]}
  />
);
