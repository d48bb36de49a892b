import React, { forwardRef } from 'react';
import MaterialTable from 'material-table';
import { AddBox, Clear, DeleteOutline, Edit, Search } from '@material-ui/icons';

// 1.x: the icons of the readme, from Material UI 4.
// After https://github.com/mbrn/material-table/issues/51
const tableIcons = {
  Add: forwardRef((props, ref) => <AddBox {...props} ref={ref} />),
  Clear: forwardRef((props, ref) => <Clear {...props} ref={ref} />),
  Delete: forwardRef((props, ref) => <DeleteOutline {...props} ref={ref} />),
  Edit: forwardRef((props, ref) => <Edit {...props} ref={ref} />),
  Search: forwardRef((props, ref) => <Search {...props} ref={ref} />),
  ResetSearch: forwardRef((props, ref) => <Clear {...props} ref={ref} />),
};

export default function Rivers() {
  return (
    <MaterialTable
      icons={tableIcons}
      title="Rivers"
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'Danube' }]}
    />
  );
}
