import MaterialTable, {
  type Column,
} from '@material-table/core';
import { MTableBodyRow } from '@material-table/core';
import {
  createContext,
  useContext,
  useMemo,
  useState,
} from 'react';

export default function RowUnderThePointer() {
  const [city, setCity] = useState<City>();
  const columns = useMemo<Column<City>[]>(
    () => [
      { title: 'City', field: 'name' },
      { title: 'Country', field: 'country' },
    ],
    [],
  );
  return (
    <SetCity value={setCity}>
      <p>
        {city
          ? `${city.name} has ${city.people} million people.`
          : 'Point at a row.'}
      </p>
      <MaterialTable
        title="Cities"
        columns={columns}
        data={cities}
        components={{ Row: ReportingRow }}
      />
    </SetCity>
  );
}

/**
 * Pass the setter by context, because the row
 * component must be defined at module level.
 */
const SetCity = createContext<(city: City) => void>(
  () => {},
);

interface RowProps {
  data: City;
}

function ReportingRow(props: RowProps) {
  const setCity = useContext(SetCity);
  return (
    <MTableBodyRow
      {...props}
      onMouseEnter={() => setCity(props.data)}
    />
  );
}

interface City {
  id: number;
  name: string;
  country: string;
  people: number;
}

const cities: City[] = [
  { id: 1, name: 'Lima', country: 'Peru', people: 10.1 },
  { id: 2, name: 'Oslo', country: 'Norway', people: 0.7 },
  { id: 3, name: 'Pune', country: 'India', people: 3.1 },
  { id: 4, name: 'Turin', country: 'Italy', people: 0.8 },
];
