import React from 'react';
import MaterialTable from '@material-table/core';
import { TextField, Grid } from '@mui/material';
import { parseISO } from 'date-fns';
import frCA from 'date-fns/locale/fr-CA';

// 6.3: Material UI 5, date-fns 2.
// After https://github.com/material-table-core/core/issues/255
export default function Agenda() {
  return (
    <Grid container spacing={2}>
      <Grid item xs={12}>
        <TextField InputProps={{ readOnly: true }} defaultValue="Agenda of May" />
      </Grid>
      <Grid item xs>
        <MaterialTable
          title="Agenda"
          columns={[{ title: 'Day', field: 'day', type: 'date' }]}
          data={[{ id: 1, day: parseISO('2024-05-01') }]}
          localization={{ dateTimePickerLocalization: frCA }}
        />
      </Grid>
    </Grid>
  );
}
