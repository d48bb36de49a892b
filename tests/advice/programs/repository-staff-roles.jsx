import IconButton from '@material-ui/core/IconButton';
import EditIcon from '@material-ui/icons/Edit';
import MaterialTable from '@material-table/core';
import { useEffect, useState } from 'react';
import { withPass } from './with-pass';
import { NewRank, Rank } from './Rank';
import { loadRanks } from './ranks';

function Ranks() {
  const [ranks, setRanks] = useState([]);
  const [chosen, setChosen] = useState(null);
  const [isOpen, setIsOpen] = useState(false);
  const reload = async () => {
    const found = await loadRanks();
    setRanks(found);
  };
  useEffect(() => {
    reload();
  }, []);
  return (
    <>
      <MaterialTable
        title="Ranks"
        data={ranks}
        columns={[
          { title: 'No.', field: 'number' },
          { title: 'Rank', field: 'rank' },
          {
            title: 'Tools',
            render: (rank) => (
              <IconButton
                aria-label="change"
                onClick={() => {
                  setChosen(rank);
                  setIsOpen(true);
                }}
              >
                <EditIcon />
              </IconButton>
            ),
          },
        ]}
        options={{
          headerStyle: { backgroundColor: 'honeydew', padding: '.3em', margin: 0 },
          rowStyle: { backgroundColor: 'white', fontSize: '.8rem' },
        }}
      />
      <button onClick={() => setIsOpen(true)}>New rank</button>
      <NewRank isOpen={isOpen} onSaved={reload} />
      {chosen && <Rank isOpen={isOpen} rank={chosen} />}
    </>
  );
}

export default withPass(Ranks);
