import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { useMemo, useState } from 'react';

interface Flight {
  id: string;
  to: string;
  departure: string;
  gate: string;
  aircraft: string;
}

const optional = { gate: 'Gate', aircraft: 'Aircraft' };
type OptionalField = keyof typeof optional;

const options: Options<Flight> = {
  columnsButton: true,
  search: false,
  paging: false,
};

export default function ColumnsHiddenFromOutside() {
  const [hidden, setHidden] = useState<string[]>([
    'aircraft',
  ]);
  const show = (field: string, isShown: boolean) =>
    setHidden((current) =>
      isShown
        ? current.filter((other) => other !== field)
        : [...current, field],
    );
  // Create new column objects each time, because
  // the table writes to the ones that it gets.
  const columns = useMemo<Column<Flight>[]>(
    () => [
      { title: 'Flight', field: 'id', removable: false },
      { title: 'To', field: 'to', removable: false },
      {
        title: 'Departure',
        field: 'departure',
        removable: false,
      },
      {
        title: optional.gate,
        field: 'gate',
        hidden: hidden.includes('gate'),
      },
      {
        title: optional.aircraft,
        field: 'aircraft',
        hidden: hidden.includes('aircraft'),
      },
    ],
    [hidden],
  );
  return (
    <>
      <FormGroup row>
        {(Object.keys(optional) as OptionalField[]).map(
          (field) => (
            <FormControlLabel
              key={field}
              label={optional[field]}
              control={
                <Switch
                  checked={!hidden.includes(field)}
                  onChange={(_event, isShown) =>
                    show(field, isShown)
                  }
                />
              }
            />
          ),
        )}
      </FormGroup>
      <MaterialTable
        title="Departures"
        columns={columns}
        data={flights}
        options={options}
        onChangeColumnHidden={(column, isHidden) =>
          show(String(column.field), !isHidden)
        }
      />
    </>
  );
}

const flights: Flight[] = [
  {
    id: 'NO 118',
    to: 'Bergen',
    departure: '08:15',
    gate: 'A4',
    aircraft: 'A320',
  },
  {
    id: 'NO 204',
    to: 'Porto',
    departure: '08:40',
    gate: 'B2',
    aircraft: '737-800',
  },
  {
    id: 'NO 377',
    to: 'Vienna',
    departure: '09:05',
    gate: 'A1',
    aircraft: 'E195',
  },
  {
    id: 'NO 412',
    to: 'Leeds',
    departure: '09:30',
    gate: 'B7',
    aircraft: 'ATR 72',
  },
  {
    id: 'NO 530',
    to: 'Nantes',
    departure: '10:10',
    gate: 'A6',
    aircraft: 'A220',
  },
];
