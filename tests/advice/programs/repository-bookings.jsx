import MaterialTable from '@material-table/core';
import Tune from '@mui/icons-material/Tune';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { harbour } from './harbour';
import { MooringDialog } from './MooringDialog';
import { Waves } from './Waves';

export default function Moorings() {
  const { pier } = useParams();
  const place = useLocation();
  const [moorings, setMoorings] = useState([]);
  const [isBusy, setIsBusy] = useState(true);
  const [chosen, setChosen] = useState({ id: null, boat: '' });
  const [isOpen, setIsOpen] = useState(false);
  const paginationAlignment = useState('center');

  const refresh = () => {
    setIsBusy(true);
    harbour.get(`/piers/${pier}/moorings`).then(({ data }) => {
      setMoorings(data);
      setIsBusy(false);
    });
  };
  useEffect(() => {
    refresh();
    if (place.state === 'moored') setIsOpen(false);
  }, [place.state]);

  const actions = [
    {
      icon: () => <b>Moor a boat</b>,
      tooltip: 'Moor a boat',
      isFreeAction: true,
      onClick: () => setIsOpen(true),
    },
    {
      icon: () => <Tune />,
      tooltip: 'Change this mooring',
      onClick: (_event, mooring) => {
        setChosen({ ...chosen, id: mooring.id, boat: mooring.boat });
        setIsOpen(true);
      },
    },
  ];
  const components = { OverlayLoading: () => <Waves /> };
  return (
    <>
      <MaterialTable
        title=""
        columns={[
          { title: 'Boat', field: 'boat' },
          { title: 'Berth', field: 'berth' },
          { title: 'Since', field: 'since' },
        ]}
        data={moorings.data}
        actions={actions}
        components={components}
        isLoading={isBusy}
        options={{
          paginationAlignment,
          actionsColumnIndex: -1,
          searchFieldAlignment: 'left',
          searchFieldStyle: { fontWeight: 600 },
          rowStyle: { fontSize: 15 },
          headerStyle: { overflow: 'hidden' },
        }}
      />
      <MooringDialog mooring={chosen} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
