import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo, useState } from 'react';
import { Log } from '../_rows/log';
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
      <Log lines={events}>Search for something else.</Log>
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
