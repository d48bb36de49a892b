import MaterialTable from '@material-table/core';
import { Paper } from '@mui/material';
import { useState } from 'react';

export default function Decision({ rowData, save }) {
  const [state] = useState({ columns: [{ title: 'Rule', field: 'rule' }] });
  return (
    <MaterialTable
      title=""
      columns={state.columns}
      icons={{ Search: () => null }}
      components={{ Container: (props) => <Paper {...props} elevation={0} /> }}
      data={rowData.rules}
      options={{ paging: false, actionsColumnIndex: -1 }}
      editable={{
        onRowUpdate: (newData, oldData) =>
          new Promise((resolve) => {
            const next = [...rowData.rules];
            next[oldData.tableData.id] = newData;
            save(next);
            resolve();
          }),
        onBulkUpdate: (changes) =>
          new Promise((resolve) => {
            save(Object.values(changes).map((change) => change.newData));
            resolve();
          }),
      }}
    />
  );
}
