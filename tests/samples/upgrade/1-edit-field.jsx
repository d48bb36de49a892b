import React, { useState } from 'react';
import MaterialTable, { MTableEditField } from 'material-table';
import { MenuItem, TextField } from '@material-ui/core';

// 1.x: one field of the editor is a list, the others stay as they are.
// After https://github.com/mbrn/material-table/issues/1087
export default function Lamps() {
  const [lamps, setLamps] = useState([{ id: 1, room: 'Hall', color: 'red' }]);
  return (
    <MaterialTable
      title="Lamps"
      columns={[
        { title: 'Room', field: 'room' },
        { title: 'Color', field: 'color' },
      ]}
      data={lamps}
      components={{
        EditField: (props) =>
          props.columnDef.field === 'color' ? (
            <TextField
              select
              value={props.value}
              onChange={(event) => props.onChange(event.target.value)}
              inputProps={{ 'aria-label': 'Its color' }}
            >
              <MenuItem value="red">Red</MenuItem>
              <MenuItem value="blue">Blue</MenuItem>
            </TextField>
          ) : (
            <MTableEditField {...props} />
          ),
      }}
      editable={{
        onRowUpdate: (changed, old) =>
          new Promise((resolve) => {
            setTimeout(() => {
              setLamps(lamps.map((lamp) => (lamp.id === old.id ? changed : lamp)));
              resolve();
            }, 10);
          }),
      }}
    />
  );
}
