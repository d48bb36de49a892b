import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo } from 'react';
import { Bar } from '../_rows/bar';

interface City {
  id: number;
  name: string;
  country: string;
  population: number;
  charter: string;
}

export default function SortableCities() {
  const columns = useMemo<Column<City>[]>(
    () => [
      { title: 'City', field: 'name', defaultSort: 'asc' },
      { title: 'Country', field: 'country' },
      {
        title: 'Population',
        field: 'population',
        type: 'numeric',
        render: ({ population }) => (
          <Bar share={population / 709_000}>
            {population.toLocaleString('en')}
          </Bar>
        ),
      },
      {
        title: 'Charter',
        field: 'charter',
        sorting: false,
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Cities"
      columns={columns}
      data={cities}
      options={{ search: false, paging: false }}
    />
  );
}

const cities: City[] = [
  {
    id: 1,
    name: 'Oslo',
    country: 'Norway',
    population: 709_000,
    charter: 'about 1048',
  },
  {
    id: 2,
    name: 'Porto',
    country: 'Portugal',
    population: 232_000,
    charter: '1123',
  },
  {
    id: 3,
    name: 'Graz',
    country: 'Austria',
    population: 292_000,
    charter: '1281',
  },
  {
    id: 4,
    name: 'Ghent',
    country: 'Belgium',
    population: 265_000,
    charter: '12th century',
  },
  {
    id: 5,
    name: 'Turku',
    country: 'Finland',
    population: 195_000,
    charter: '1229',
  },
  {
    id: 6,
    name: 'Basel',
    country: 'Switzerland',
    population: 173_000,
    charter: '1225',
  },
];
