import MaterialTable from '@material-table/core';
import { Box } from '@mui/material';

export function Schedule({
  schedules,
  onChange,
}: {
  schedules: object[];
  onChange: (next: object[]) => void;
}) {
  return (
    <MaterialTable
      columns={[
        { title: 'Times', field: 'times', initialEditValue: [], render: (row) => <b>{String(row)}</b> },
      ]}
      data={schedules}
      editable={{
        onRowAdd: async (added) => onChange([...schedules, added]),
        onRowUpdate: async (changed, old: any) => {
          const next = Array.from(schedules);
          next[old.tableData.id] = changed;
          onChange(next);
        },
        onRowDelete: async (old: any) => {
          const next = Array.from(schedules);
          next.splice(old.tableData.id, 1);
          onChange(next);
        },
      }}
      options={{ search: false, pageSize: 3, pageSizeOptions: [3, 5, 10] }}
      components={{ Container: (props) => <Box>{props.children}</Box> }}
    />
  );
}
