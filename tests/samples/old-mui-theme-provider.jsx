import { MuiThemeProvider, createMuiTheme } from '@mui/material/styles';
import MaterialTable from '@material-table/core';

const theme = createMuiTheme({ palette: { type: 'dark' } });

export default () => (
  <MuiThemeProvider theme={theme}>
    <MaterialTable columns={[]} data={[]} />
  </MuiThemeProvider>
);
