import MaterialTable, {
  type Column,
  type DetailPanel,
} from '@material-table/core';
import Build from '@mui/icons-material/Build';
import ExpandLess from '@mui/icons-material/ExpandLess';
import Place from '@mui/icons-material/Place';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';

interface Bike {
  id: number;
  name: string;
  station: string;
  address: string;
  lastService?: string;
}

export default function BikesWithTwoPanels() {
  const columns = useMemo<Column<Bike>[]>(
    () => [
      { title: 'Bike', field: 'name' },
      { title: 'Station', field: 'station' },
    ],
    [],
  );
  const place: DetailPanel<Bike> = {
    icon: Place,
    openIcon: ExpandLess,
    tooltip: 'Where it stands',
    render: ({ rowData }) => (
      <Typography sx={{ p: 2 }}>
        It stands at {rowData.address}.
      </Typography>
    ),
  };
  // A function of the row, because bikes that were
  // never in the workshop have nothing to show.
  const service = (bike: Bike): DetailPanel<Bike> => ({
    icon: Build,
    openIcon: ExpandLess,
    tooltip: bike.lastService
      ? `Service of ${bike.name}`
      : undefined,
    disabled: bike.lastService === undefined,
    render: ({ rowData }) => (
      <Typography sx={{ p: 2 }}>
        Last service: {rowData.lastService}
      </Typography>
    ),
  });
  return (
    <MaterialTable
      title="Rental bikes"
      columns={columns}
      data={bikes}
      options={{ search: false, paging: false }}
      detailPanel={[place, service]}
    />
  );
}

const bikes: Bike[] = [
  {
    id: 1,
    name: 'Heron',
    station: 'Harbor',
    address: 'Quay 4',
    lastService: 'brakes, new chain',
  },
  {
    id: 2,
    name: 'Kestrel',
    station: 'University',
    address: 'Library Square 1',
  },
  {
    id: 3,
    name: 'Lapwing',
    station: 'Main station',
    address: 'Platform road 12',
    lastService: 'lights',
  },
  {
    id: 4,
    name: 'Plover',
    station: 'Harbor',
    address: 'Quay 4',
    lastService: 'new tires',
  },
  {
    id: 5,
    name: 'Swift',
    station: 'Old town',
    address: 'Mill Lane 9',
  },
];
