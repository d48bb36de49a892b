import MaterialTable from 'material-table';
import { useEffect, useState } from 'react';
import { store } from './store';

export default function Lockers() {
  const [lockers, setLockers] = useState([]);
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    store
      .collection('lockers')
      .where('owner', '!=', null)
      .get()
      .then((found) => {
        found.forEach((one) => {
          setLockers((before) => [...before, one.data()]);
        });
      });
    setIsDone(true);
  }, []);
  const columns = [
    { title: 'Locker', field: 'locker' },
    { title: 'Owner', field: 'owner' },
  ];
  if (!isDone) return <div />;
  return (
    <div style={{ maxWidth: '75%' }}>
      <MaterialTable title="Lockers" columns={columns} data={lockers} />
    </div>
  );
}
