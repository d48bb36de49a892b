import MaterialTable from '@material-table/core';
import { useEffect, useState } from 'react';
import { Dropdown } from 'react-bootstrap';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { loadShips, setFlag } from './fleet';

export default function Fleet() {
  const dispatch = useDispatch();
  const fleet = useSelector((state) => state.fleet);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    dispatch(loadShips({ path: 'fleet' }));
  }, [dispatch]);
  return (
    <>
      <MaterialTable
        title="Fleet"
        columns={[
          { title: '#', field: 'id', render: (ship) => ship.tableData.index + 1 },
          { title: 'Ship', field: 'ship' },
          {
            title: 'Holds',
            field: 'holds',
            render: (ship) => {
              return ship.holds.map(({ hold }, index) => <p key={index}>{hold}</p>);
            },
          },
          { title: 'Launched', field: 'launched' },
          {
            title: 'State',
            field: 'state',
            render: (ship) => {
              return ship.state === 1 ? <b>At sea</b> : <i>In port</i>;
            },
          },
          {
            title: 'Orders',
            field: 'Orders',
            render: (ship) => (
              <Dropdown>
                <button onClick={() => setIsOpen(true)}>Write</button>
                <Link to="/orders">Read</Link>
                <button onClick={() => dispatch(setFlag({ ship: ship.id, state: 2 }))}>Call back</button>
              </Dropdown>
            ),
          },
        ]}
        data={[
          { ship: 'Heron', holds: [{ hold: 'Fore' }, { hold: 'Aft' }], launched: '3 May 1998', state: 1 },
          { ship: 'Teal', holds: [{ hold: 'Fore' }], launched: '9 June 2004', state: 2 },
        ]}
        options={{ actionsColumnIndex: -1, numberOfPagesAround: 4 }}
        actions={[
          {
            icon: 'New ship',
            iconProps: { className: 'new-ship' },
            isFreeAction: true,
            onClick: () => {
              setIsOpen(true);
            },
          },
        ]}
      />
      {isOpen && fleet.isBusy}
    </>
  );
}
