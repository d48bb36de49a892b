import MaterialTable, { type Column, type Options } from '@material-table/core';
import { Button, TextField, Typography } from '@mui/material';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';

export interface Sensor {
  id: number;
  name: string;
  room: string;
}

interface Props {
  sensors: Sensor[];
  /** What all sensors measure now, by id. */
  measure: () => Record<number, number>;
}

/** The latest values: those in the rows would close the row being edited. */
const Values = createContext<Record<number, number>>({});

export default function Dashboard({ sensors: first, measure }: Props) {
  const [sensors, setSensors] = useState(first);
  const [values, setValues] = useState(measure);
  const [selectedIds, setSelectedIds] = useState<number[]>([]);
  useEffect(() => {
    const timer = setInterval(() => setValues(measure()), 1000);
    return () => clearInterval(timer);
  }, [measure]);
  const columns = useMemo<Column<Sensor>[]>(
    () => [
      { title: 'Sensor', field: 'name' },
      { title: 'Room', field: 'room' },
      { title: 'Now', editable: 'never', render: ({ id }) => <Value id={id} /> },
      { title: 'Note', editable: 'never', render: ({ name }) => <Note name={name} /> },
    ],
    [],
  );
  const save = async ({ id, name, room }: Sensor) =>
    setSensors((all) => all.map((sensor) => (sensor.id === id ? { id, name, room } : sensor)));
  const sum = Object.values(values).reduce((total, value) => total + value, 0);
  return (
    <Values value={values}>
      <Typography>
        Sum: <output>{sum}</output>, selected: <span role="status">{selectedIds.length}</span>
      </Typography>
      <Button disabled={selectedIds.length === 0}>Compare</Button>
      <MaterialTable
        title="Sensors"
        columns={columns}
        data={sensors}
        options={options}
        detailPanel={Details}
        onSelectionChange={(rows) => setSelectedIds(rows.map(({ id }) => id))}
        editable={{ onRowUpdate: save, editTooltip: ({ name }) => `Edit ${name}` }}
      />
    </Values>
  );
}

// A new selectionProps would be new options.
const options: Options<Sensor> = {
  filtering: true,
  search: false,
  paging: false,
  selection: true,
  selectionProps: ({ name }: Sensor) => ({ slotProps: { input: { 'aria-label': `Select ${name}` } } }),
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all sensors' } } },
};

function Value({ id }: { id: number }) {
  return <>{useContext(Values)[id]} °C</>;
}

function Note({ name }: { name: string }) {
  return <TextField variant="standard" slotProps={{ htmlInput: { 'aria-label': `Note of ${name}` } }} />;
}

const Details = ({ rowData }: { rowData: Sensor }) => (
  <Typography sx={{ p: 2 }}>
    {rowData.name} measures <Value id={rowData.id} />
  </Typography>
);
