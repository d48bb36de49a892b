import MaterialTable from 'material-table';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Fold } from './Fold';

const useMaps = (address, turn) => {
  const pass = useSelector(({ gate }) => gate.pass);
  const [maps, setMaps] = useState([]);
  useEffect(() => {
    fetch(address, { headers: { pass } })
      .then((answer) => answer.json())
      .then((found) => {
        setMaps(found);
      })
      .catch((error) => console.error(error));
  }, [pass, address, turn]);
  return [maps, setMaps];
};

export default function Maps() {
  const [turn, setTurn] = useState(false);
  const [maps] = useMaps('/maps', turn);
  const burn = (map) => fetch(`/maps/${map}`, { method: 'DELETE' }).catch((error) => console.error(error));
  const columns = [
    { title: 'Map', field: 'map' },
    { title: 'Page', field: 'page', render: (map) => <Link to={map.page}>{map.page}</Link> },
    {
      title: 'Legend',
      field: 'legend',
      sorting: false,
      searchable: false,
      render: (map) => <Fold>{map.legend}</Fold>,
    },
  ];
  return (
    <MaterialTable
      title="Maps"
      columns={columns}
      data={maps}
      editable={{
        onRowAdd: () =>
          new Promise((resolve) => {
            setTimeout(() => {
              resolve();
            }, 300);
          }),
        onRowUpdate: () =>
          new Promise((resolve) => {
            setTimeout(() => {
              resolve();
            }, 300);
          }),
        onRowDelete: (old) =>
          new Promise((resolve) => {
            setTimeout(() => {
              resolve();
              burn(old.map);
              setTurn(!turn);
            }, 300);
          }),
      }}
    />
  );
}
