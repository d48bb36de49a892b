import React from 'react';
import MaterialTable from 'material-table';
import { createMuiTheme, MuiThemeProvider } from '@material-ui/core/styles';

// 1.x: a dark theme of Material UI 4.
// After https://github.com/mbrn/material-table/issues/619
const theme = createMuiTheme({ palette: { type: 'dark' } });

export default function Night() {
  return (
    <MuiThemeProvider theme={theme}>
      <MaterialTable title="Night" columns={[{ title: 'Star', field: 'star' }]} data={[{ id: 1, star: 'Vega' }]} />
    </MuiThemeProvider>
  );
}
