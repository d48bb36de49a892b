import MaterialTable from '@material-table/core';
import { Avatar } from '@mui/material';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

export default function Employees() {
  const dispatch = useDispatch();
  const [refresh, setRefresh] = useState(false);
  const employees = Object.values(useSelector((state) => state.employees));
  const remove = (row) => {
    dispatch({ type: 'delete', payload: [row.phone] });
    setRefresh(!refresh);
  };
  function show() {
    return (
      <MaterialTable
        title="Employees"
        columns={[
          { title: 'Name', field: 'name' },
          { title: 'Photo', render: (row) => <Avatar src={row.photo} /> },
        ]}
        data={employees}
        actions={[{ icon: 'delete', tooltip: 'Delete', onClick: (event, row) => remove(row) }]}
      />
    );
  }
  return <div>{show()}</div>;
}
