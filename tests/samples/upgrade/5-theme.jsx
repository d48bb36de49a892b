import React from 'react';
import MaterialTable from '@material-table/core';
import { Paper, createMuiTheme, ThemeProvider } from '@material-ui/core';
import DeleteOutline from '@material-ui/icons/DeleteOutline';

// 5.1: the last line for Material UI 4.
// After https://github.com/mbrn/material-table/issues/508
const theme = createMuiTheme({});

export default function Last() {
  return (
    <ThemeProvider theme={theme}>
      <MaterialTable
        title="Last of four"
        columns={[{ title: 'Name', field: 'name' }]}
        data={[{ id: 1, name: 'Ada' }]}
        components={{ Container: (props) => <Paper {...props} elevation={0} /> }}
        actions={[{ icon: () => <DeleteOutline />, tooltip: 'Drop', onClick: () => {} }]}
      />
    </ThemeProvider>
  );
}
