import React from 'react';
import MaterialTable from '@material-table/core';

export default function People() {
  return (
    <MaterialTable
      title="People"
      columns={[
        { title: 'Name', field: 'name' },
        { title: 'Born', field: 'born', type: 'numeric' },
      ]}
      data={[
        { id: 1, name: 'Ada Lovelace', born: 1815 },
        { id: 2, name: 'Alan Turing', born: 1912 },
      ]}
    />
  );
}
