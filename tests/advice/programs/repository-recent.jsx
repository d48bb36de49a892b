import MaterialTable, { Column } from '@material-table/core';
import React, { useState, useEffect } from 'react';
import { forwardRef } from 'react';
import AddBox from '@material-ui/icons/AddBox';
import Search from '@material-ui/icons/Search';

const tableIcons = {
  Add: forwardRef((props, ref) => <AddBox {...props} ref={ref} />),
  Search: forwardRef((props, ref) => <Search {...props} ref={ref} />),
};

function Recent() {
  const [list, setList] = useState([]);
  const columns = [
    { title: 'id', field: 'id', headerName: 'ID', sortable: false, width: 70 },
    { title: 'subject', field: 'Subject', headerName: 'Subject', sortable: false, width: 250 },
    { title: 'date', field: 'Date Posted', headerName: 'Date Posted', sortable: true, width: 200 },
  ]
  useEffect(() => [
    fetch("http://localhost:3001/api/get").then(response => response.json())
      .then(response => setList(response))
  ],
    [])
  return (
    <div className="announcements">
      <MaterialTable icons={tableIcons} title="Recent" data={list} columns={columns} />
    </div>
  )
}

export default Recent;
