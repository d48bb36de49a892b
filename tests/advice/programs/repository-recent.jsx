import AddBox from '@material-ui/icons/AddBox';
import Search from '@material-ui/icons/Search';
import MaterialTable from '@material-table/core';
import { forwardRef, useEffect, useState } from 'react';

const icons = {
  Add: forwardRef((own, ref) => <AddBox {...own} ref={ref} />),
  Search: forwardRef((own, ref) => <Search {...own} ref={ref} />),
};

export default function Bulletins() {
  const [bulletins, setBulletins] = useState([]);
  const columns = [
    { title: 'no', field: 'no', headerName: 'No.', sortable: false, width: 60 },
    { title: 'news', field: 'News', headerName: 'News', sortable: false, width: 300 },
    { title: 'day', field: 'Day', headerName: 'Day', sortable: true, width: 150 },
  ];
  useEffect(
    () => [
      fetch('/bulletins')
        .then((answer) => answer.json())
        .then((found) => setBulletins(found)),
    ],
    [],
  );
  return <MaterialTable title="Bulletins" icons={icons} columns={columns} data={bulletins} />;
}
