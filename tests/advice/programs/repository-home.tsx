import MaterialTable from 'material-table';
import { useEffect, useState } from 'react';
import { loadBerths } from './berths';
import { Sailor } from './sailor';

/** What a sailor sees first: another table for each rank. */
export function Deck({ sailor }: { sailor?: Sailor }) {
  const [docks] = useState([]);
  const [crew, setCrew] = useState([]);
  const [berths, setBerths] = useState([]);
  useEffect(() => {
    if (sailor?.rank === 'mate') {
      const names: any = [{ name: 'Ida' }, { name: 'Per' }];
      setCrew(names);
    }
    if (sailor?.rank === 'bosun') loadBerths().then(setBerths);
  }, [sailor]);
  if (sailor?.rank === 'captain')
    return (
      <MaterialTable
        title="Docks"
        columns={[
          { title: 'Dock', field: 'name' },
          { title: 'Berths', field: 'berths.length' },
        ]}
        data={docks}
      />
    );
  return sailor?.rank === 'mate' ? (
    <MaterialTable title="Crew" columns={[{ title: 'Name', field: 'name' }]} data={crew} />
  ) : sailor?.rank === 'bosun' ? (
    <MaterialTable
      title="Berths"
      columns={[
        { title: 'Berth', field: 'number' },
        { title: 'Length', field: 'length' },
      ]}
      data={berths}
    />
  ) : (
    <></>
  );
}
