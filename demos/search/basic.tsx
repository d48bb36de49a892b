import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Status } from '../_rows/status';

interface Flight {
  id: string;
  to: string;
  airline: 'nl' | 'sw';
}

export default function SearchableFlights() {
  const columns = useMemo<Column<Flight>[]>(
    () => [
      { title: 'Flight', field: 'id' },
      { title: 'To', field: 'to' },
      {
        title: 'Airline',
        field: 'airline',
        lookup: airlines,
        render: ({ airline }) => (
          <Status color={colors[airline]}>
            {airlines[airline]}
          </Status>
        ),
      },
    ],
    [],
  );
  const [events, setEvents] = useState<string[]>([]);
  return (
    <>
      <MaterialTable
        title="Departures"
        columns={columns}
        data={flights}
        options={options}
        localization={{
          toolbar: {
            searchPlaceholder: 'Flight, city or airline',
          },
        }}
        onSearchChange={(text) =>
          setEvents((earlier) =>
            [`onSearchChange('${text}')`, ...earlier].slice(
              0,
              5,
            ),
          )
        }
      />
      <Typography
        component="pre"
        role="log"
        variant="body2"
        aria-label="Events"
        sx={{ m: 2, minHeight: '7.5em' }}
      >
        {events.length > 0
          ? events.join('\n')
          : 'Search for something else.'}
      </Typography>
    </>
  );
}

const options: Options<Flight> = {
  paging: false,
  searchText: 'rome',
};

const airlines = { nl: 'North Line', sw: 'Southwind' };
const colors = { nl: 'info.main', sw: 'warning.main' };

const flights: Flight[] = [
  { id: 'NL 210', to: 'Rome', airline: 'nl' },
  { id: 'NL 317', to: 'Oslo', airline: 'nl' },
  { id: 'SW 044', to: 'Lisbon', airline: 'sw' },
  { id: 'SW 052', to: 'Rome', airline: 'sw' },
  { id: 'SW 081', to: 'Athens', airline: 'sw' },
];
