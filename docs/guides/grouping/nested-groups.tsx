import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo } from 'react';

interface Shipment {
  id: number;
  country: string;
  city: string;
  parcel: string;
  weight: number;
}

interface Group {
  data: Shipment[];
  groups: Group[];
}

function countRows({ data, groups }: Group): number {
  return groups.reduce(
    (count, group) => count + countRows(group),
    data.length,
  );
}

const options: Options<Shipment> = {
  grouping: true,
  defaultExpanded: (row) => row.country === 'Italy',
  // showGroupingCount would show (0) in outer groups.
  groupTitle: (group) => `${countRows(group as Group)} in`,
  groupRowSeparator: ' ',
  groupChipProps: { color: 'primary', size: 'small' },
  search: false,
  paging: false,
};

export default function ShipmentsByCountryAndCity() {
  const columns = useMemo<Column<Shipment>[]>(
    () => [
      { title: 'Parcel', field: 'parcel' },
      {
        title: 'City',
        field: 'city',
        defaultGroupOrder: 1,
      },
      {
        title: 'Country',
        field: 'country',
        defaultGroupOrder: 0,
        defaultGroupSort: 'desc',
      },
      {
        title: 'Weight',
        field: 'weight',
        type: 'numeric',
        defaultSort: 'desc',
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Shipments"
      columns={columns}
      data={shipments}
      options={options}
    />
  );
}

const shipments: Shipment[] = [
  {
    id: 1,
    country: 'France',
    city: 'Lyon',
    parcel: 'F-01',
    weight: 3,
  },
  {
    id: 2,
    country: 'Italy',
    city: 'Turin',
    parcel: 'I-01',
    weight: 12,
  },
  {
    id: 3,
    country: 'Italy',
    city: 'Bari',
    parcel: 'I-02',
    weight: 5,
  },
  {
    id: 4,
    country: 'Spain',
    city: 'Bilbao',
    parcel: 'S-01',
    weight: 8,
  },
  {
    id: 5,
    country: 'Italy',
    city: 'Bari',
    parcel: 'I-03',
    weight: 21,
  },
  {
    id: 6,
    country: 'France',
    city: 'Lille',
    parcel: 'F-02',
    weight: 7,
  },
  {
    id: 7,
    country: 'Spain',
    city: 'Bilbao',
    parcel: 'S-02',
    weight: 2,
  },
];
