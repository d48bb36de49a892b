import React, { useState } from 'react';
import MaterialTable from 'material-table';
import { Checkbox } from '@material-ui/core';

// 1.x: a check box in a cell changes the row in a copy of the list.
// After https://github.com/mbrn/material-table/issues/426
export default function Chores() {
  const [chores, setChores] = useState([
    { id: 5, chore: 'Sweep', isDone: false },
    { id: 6, chore: 'Mop', isDone: false },
  ]);
  const toggle = (id) => {
    const next = [...chores];
    const index = next.findIndex((one) => one.id === id);
    next[index].isDone = !next[index].isDone;
    setChores(next);
  };
  return (
    <MaterialTable
      title="Chores"
      columns={[
        { title: 'Chore', field: 'chore' },
        {
          title: 'Done',
          field: 'isDone',
          render: (row) => (
            <Checkbox
              checked={row.isDone}
              onChange={() => toggle(row.id)}
              inputProps={{ 'aria-label': `${row.chore} done` }}
            />
          ),
        },
      ]}
      data={chores}
    />
  );
}
