import React, { useState } from 'react';
import MaterialTable from '@material-table/core';

// 2.x: the double click under its first name.
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
