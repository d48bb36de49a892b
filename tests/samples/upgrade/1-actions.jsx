import React from 'react';
import MaterialTable from 'material-table';
import Button from '@material-ui/core/Button';
import Grid from '@material-ui/core/Grid';
import SaveIcon from '@material-ui/icons/Save';

// 1.x: actions beside a layout of Material UI 4.
// After https://github.com/mbrn/material-table.com/blob/HEAD/src/pages/docs/features/actions/simple-action.js
export default function Orders() {
  const [saved, setSaved] = React.useState('none');
  return (
    <Grid container justify="center">
      <Grid item xs={12} md={8}>
        <MaterialTable
          title="Orders"
          columns={[{ title: 'Number', field: 'number' }]}
          data={[{ id: 1, number: 'A-1' }]}
          actions={[{ icon: () => <SaveIcon />, tooltip: 'Save order', onClick: (event, row) => setSaved(row.number) }]}
        />
      </Grid>
      <Grid item>
        <Button variant="contained">Saved: {saved}</Button>
      </Grid>
    </Grid>
  );
}
