import MaterialTable from '@material-table/core';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

// 7.0: a field of Material UI 7 above the table.
// After https://github.com/mbrn/material-table/issues/1437
export default function Searched() {
  const [text, setText] = useState('');
  return (
    <>
      <TextField
        label="Search for"
        value={text}
        onChange={(event) => setText(event.target.value)}
        InputLabelProps={{ shrink: true }}
        inputProps={{ maxLength: 20 }}
      />
      <MaterialTable
        title="Searched"
        columns={[{ title: 'Name', field: 'name' }]}
        data={[{ id: 1, name: 'Ada' }]}
        options={{ search: false, searchText: text }}
      />
    </>
  );
}
