import MaterialTable from '@material-table/core';
import Refresh from '@mui/icons-material/Refresh';
import axios from 'axios';
import { useEffect, useState } from 'react';

export default function Records() {
  const [data, setData] = useState([]);
  useEffect(() => {
    axios
      .get('/records')
      .then((answer) => setData(answer.data))
      .catch((error) => console.log(error));
  }, []);
  return (
    <MaterialTable
      title="Records"
      columns={[
        { title: 'Id', field: '_id' },
        { title: 'Holder', field: 'holder.name' },
      ]}
      data={data}
      actions={[
        { icon: () => <Refresh />, tooltip: 'Refresh', isFreeAction: true, onClick: () => setData([]) },
      ]}
      options={{ filtering: true }}
    />
  );
}
