import axios from 'axios';
import MaterialTable from 'material-table';
import { useEffect, useState } from 'react';

export default function Departures() {
  const [departures, setDepartures] = useState([]);
  useEffect(() => {
    (async () => {
      const answer = await axios.get('/departures');
      setDepartures(answer.data);
    })();
  }, []);
  return (
    <MaterialTable
      title="Departures of today"
      style={{ background: 'mintcream' }}
      columns={[
        { title: 'Ferry', field: 'ferry', type: 'string' },
        { title: 'Day', field: 'day', type: 'date' },
        { title: 'Hour', field: 'hour', type: 'string' },
      ]}
      data={departures}
      options={{
        sorting: true,
        filtering: true,
        paging: true,
        search: false,
        actionsColumnIndex: -1,
        exportButton: { csv: true, pdf: true },
      }}
    />
  );
}
