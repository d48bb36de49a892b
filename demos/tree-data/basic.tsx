import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo } from 'react';
import { Status } from '../_rows/status';

interface Area {
  id: number;
  parentId?: number;
  name: string;
  kind: 'country' | 'state' | 'city';
  population: number;
}

export default function AreasAsTree() {
  const columns = useMemo<Column<Area>[]>(
    () => [
      { title: 'Area', field: 'name' },
      {
        title: 'Kind',
        field: 'kind',
        render: ({ kind }) => (
          <Status color={colors[kind]}>{kind}</Status>
        ),
      },
      {
        title: 'Population',
        field: 'population',
        type: 'numeric',
        render: ({ population }) =>
          population.toLocaleString('en'),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Areas"
      columns={columns}
      data={areas}
      parentChildData={(row, rows) =>
        rows.find(({ id }) => id === row.parentId)
      }
      options={{
        defaultExpanded: isCountry,
        paging: false,
      }}
    />
  );
}

function isCountry({ kind }: Area): boolean {
  return kind === 'country';
}

const colors = {
  country: 'primary.main',
  state: 'info.main',
  city: 'text.disabled',
};

const areas: Area[] = [
  {
    id: 1,
    name: 'Austria',
    kind: 'country',
    population: 9_159_000,
  },
  {
    id: 2,
    parentId: 1,
    name: 'Styria',
    kind: 'state',
    population: 1_270_000,
  },
  {
    id: 3,
    parentId: 2,
    name: 'Graz',
    kind: 'city',
    population: 303_000,
  },
  {
    id: 4,
    parentId: 2,
    name: 'Leoben',
    kind: 'city',
    population: 25_000,
  },
  {
    id: 5,
    parentId: 1,
    name: 'Tyrol',
    kind: 'state',
    population: 772_000,
  },
  {
    id: 6,
    parentId: 5,
    name: 'Innsbruck',
    kind: 'city',
    population: 131_000,
  },
  {
    id: 7,
    name: 'Switzerland',
    kind: 'country',
    population: 8_962_000,
  },
  {
    id: 8,
    parentId: 7,
    name: 'Bern',
    kind: 'state',
    population: 1_063_000,
  },
  {
    id: 9,
    parentId: 8,
    name: 'Thun',
    kind: 'city',
    population: 44_000,
  },
];
