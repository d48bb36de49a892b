import React from 'react';
import MaterialTable from 'material-table';
import { createMuiTheme, MuiThemeProvider } from '@material-ui/core/styles';

// 1.x: styles and props of Material UI 4's components by the theme, and a palette that is chosen.
// After https://github.com/mbrn/material-table/issues/583
class Ledger extends React.Component {
  constructor(props) {
    super(props);
    this.theme = createMuiTheme({
      palette: { type: props.isLight ? 'light' : 'dark' },
      overrides: { MuiTableCell: { body: { letterSpacing: '3px' } } },
    });
  }

  render() {
    return (
      <MuiThemeProvider theme={this.theme}>
        <MaterialTable title="Ledger" columns={[{ title: 'Sum', field: 'sum' }]} data={[{ id: 1, sum: 'Forty' }]} />
      </MuiThemeProvider>
    );
  }
}

export default Ledger;
