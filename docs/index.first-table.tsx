import { useMemo } from 'react';
import MaterialTable, { type Column } from '@material-table/core';

export default function FirstTable() {
  const columns = useMemo<Column<Mission>[]>(
    () => [
      { title: 'Mission', field: 'name' },
      { title: 'Spacecraft', field: 'spacecraft' },
      { title: 'Launched', field: 'launched', type: 'numeric' },
      { title: 'Crew', field: 'crew', type: 'numeric' },
    ],
    [],
  );

  return <MaterialTable title="Missions" columns={columns} data={missions} />;
}

interface Mission {
  id: string;
  name: string;
  spacecraft: string;
  launched: number;
  crew: number;
}

const missions: Mission[] = [
  { id: 'v1', name: 'Vostok 1', spacecraft: 'Vostok 3KA', launched: 1961, crew: 1 },
  { id: 'mr3', name: 'Mercury-Redstone 3', spacecraft: 'Mercury', launched: 1961, crew: 1 },
  { id: 'g4', name: 'Gemini 4', spacecraft: 'Gemini', launched: 1965, crew: 2 },
  { id: 'a8', name: 'Apollo 8', spacecraft: 'Apollo CSM', launched: 1968, crew: 3 },
  { id: 'a11', name: 'Apollo 11', spacecraft: 'Apollo CSM', launched: 1969, crew: 3 },
  { id: 's11', name: 'Soyuz 11', spacecraft: 'Soyuz 7K-OKS', launched: 1971, crew: 3 },
  { id: 'sts1', name: 'STS-1', spacecraft: 'Columbia', launched: 1981, crew: 2 },
];
