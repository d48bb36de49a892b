import React, { useState } from 'react';
import MaterialTable from '@material-table/core';

// 2.x: rows with ids, found by their place.
// After https://github.com/mbrn/material-table/issues/3201
export default function Tasks() {
  const [tasks, setTasks] = useState([
    { id: 7, task: 'Wash' },
    { id: 9, task: 'Iron' },
  ]);
  return (
    <MaterialTable
      title="Tasks"
      columns={[{ title: 'Task', field: 'task' }]}
      data={tasks}
      editable={{
        onRowDelete: async (old) => {
          const next = [...tasks];
          next.splice(old.tableData.id, 1);
          setTasks(next);
        },
      }}
    />
  );
}
