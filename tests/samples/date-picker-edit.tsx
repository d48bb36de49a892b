import MaterialTable, { type Column } from '@material-table/core';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface Task {
  id: number;
  due: Date;
}

const columns: Column<Task>[] = [
  {
    title: 'Due',
    field: 'due',
    type: 'date',
    editComponent: ({ value, onChange }) => (
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DatePicker value={value as Date} onChange={onChange} />
      </LocalizationProvider>
    ),
  },
];

export default function Tasks() {
  return (
    <MaterialTable
      title="Tasks"
      columns={columns}
      data={[{ id: 1, due: new Date(2024, 4, 1) }]}
      editable={{ onRowUpdate: async () => undefined }}
    />
  );
}
