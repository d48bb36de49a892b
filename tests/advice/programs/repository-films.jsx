import { Link } from '@material-ui/core';
import MaterialTable from 'material-table';
import { useEffect, useState } from 'react';
import { Day } from './Day';
import { Draught } from './Draught';
import icons from './icons';
import { register } from './register';

export default function Register({ ships, setShips }) {
  const [nextSheet, setNextSheet] = useState([]);
  useEffect(() => {
    register.get('ships').then(({ data }) => setNextSheet(data.next));
  }, []);
  const saveAll = (resolve, reject, changes) => {
    const next = [...ships];
    let place;
    Object.values(changes).map((change) => {
      place = change.oldData.tableData.id;
      return (next[place] = change.newData);
    });
    setTimeout(() => {
      setShips(next);
      resolve();
    }, 600);
  };
  const columns = [
    { title: 'Ship', field: 'ship' },
    { title: 'Length', field: 'length', type: 'numeric' },
    {
      title: 'Draught',
      field: 'draught',
      type: 'numeric',
      editable: 'never',
      render: (ship) => <Draught of={ship} />,
    },
    { title: 'Rig', field: 'rig', lookup: { sloop: 'Sloop', ketch: 'Ketch', none: 'No sails' } },
    {
      title: 'Ports',
      field: 'ports',
      type: 'numeric',
      editable: 'never',
      render: (ship) => <Link href={`ships/${ship.tableData.id}`}>{ship.ports.length}</Link>,
    },
    {
      title: 'Boats',
      field: 'boats',
      type: 'numeric',
      editable: 'never',
      render: (ship) => ship.boats.length,
    },
    {
      title: 'Launched',
      field: 'launched',
      type: 'date',
      editable: 'never',
      render: (ship) => <Day at={ship.launched} />,
    },
  ];
  return (
    <MaterialTable
      title={`Register ${nextSheet.length}`}
      icons={icons}
      columns={columns}
      data={ships}
      options={{ search: false, actionsColumnIndex: -1 }}
      editable={{
        onBulkUpdate: (changes) =>
          new Promise((resolve, reject) => {
            saveAll(resolve, reject, changes);
          }),
      }}
    />
  );
}
