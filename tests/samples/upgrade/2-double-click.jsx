import React, { useState } from 'react';
import MaterialTable from '@material-table/core';

// 2.x: the double click under its first name.
// After https://github.com/material-table-core/core/issues/278
export default function Open() {
  const [opened, setOpened] = useState('nothing');
  return (
    <>
      <p>Opened: {opened}</p>
      <MaterialTable
        title="Files"
        columns={[{ title: 'File', field: 'file' }]}
        data={[{ id: 1, file: 'notes.txt' }]}
        onDoubleRowClick={(event, row) => setOpened(row.file)}
      />
    </>
  );
}
