import { useMemo } from 'react';
import MaterialTable, {
  type Column,
} from '@material-table/core';

export default function FirstTable() {
  const columns = useMemo<Column<Mission>[]>(
    () => [
      { title: 'Mission', field: 'name' },
      {
        title: 'Launched',
        field: 'launched',
        type: 'numeric',
      },
      { title: 'Crew', field: 'crew', type: 'numeric' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Missions"
      columns={columns}
      data={missions}
    />
  );
}

interface Mission {
  id: string;
  name: string;
  launched: number;
  crew: number;
}

const missions: Mission[] = [
  { id: 'v1', name: 'Vostok 1', launched: 1961, crew: 1 },
  {
    id: 'mr3',
    name: 'Mercury-Redstone 3',
    launched: 1961,
    crew: 1,
  },
  { id: 'g4', name: 'Gemini 4', launched: 1965, crew: 2 },
  { id: 'a8', name: 'Apollo 8', launched: 1968, crew: 3 },
  { id: 'a11', name: 'Apollo 11', launched: 1969, crew: 3 },
  { id: 's11', name: 'Soyuz 11', launched: 1971, crew: 3 },
  { id: 'sts1', name: 'STS-1', launched: 1981, crew: 2 },
];
