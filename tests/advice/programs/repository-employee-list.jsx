import React from 'react';
import MaterialTable from '@material-table/core';

const employees = [
  { id: 1, name: 'Michael', position: 'Manager', department: 'Sales', status: 'Active' },
  { id: 2, name: 'Sarah', position: 'Developer', department: 'IT', status: 'Active' },
];

const Employees = () => {
  return (
    <div className="p-4">
      <MaterialTable
        title="Employees"
        columns={[
          { title: 'Name', field: 'name' },
          { title: 'Position', field: 'position' },
          { title: 'Status', field: 'status' },
        ]}
        data={employees}
        options={{ search: true, paging: true, pageSize: 10, pageSizeOptions: [5, 10, 20], exportButton: true }}
      />
    </div>
  );
};

export default Employees;
