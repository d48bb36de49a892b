import MaterialTable from '@material-table/core';
import { Avatar } from '@mui/material';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

export default function Passengers() {
  const [turn, setTurn] = useState(0);
  const dispatch = useDispatch();
  const passengers = Object.values(useSelector(({ passengers }) => passengers));
  const putAshore = (passenger) => {
    dispatch({ type: 'ashore', cabin: passenger.cabin });
    setTurn(turn + 1);
  };
  const list = () => (
    <MaterialTable
      title="Passengers"
      columns={[
        { title: 'Cabin', field: 'cabin' },
        { title: 'Face', render: (passenger) => <Avatar src={passenger.face} /> },
      ]}
      data={passengers}
      actions={[{ icon: 'delete', tooltip: 'Ashore', onClick: (_event, passenger) => putAshore(passenger) }]}
    />
  );
  return <main>{list()}</main>;
}
