import MaterialTable, { type Column, type Options } from '@material-table/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Bar } from '../_rows/bar';

interface Sensor {
  id: string;
  room: string;
  degrees: number;
}

export default function SelectionThatStays() {
  const columns = useMemo<Column<Sensor>[]>(
    () => [
      { title: 'Sensor', field: 'id' },
      { title: 'Room', field: 'room' },
      {
        title: 'Degrees',
        field: 'degrees',
        type: 'numeric',
        render: ({ degrees }) => <Bar share={degrees / 40}>{degrees}</Bar>,
      },
    ],
    [],
  );
  const [sensors, setSensors] = useState(firstReading);
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const [events, setEvents] = useState<string[]>([]);
  // The table reports what the user changes, not later changes to the rows, so look the rows up by id.
  const selected = sensors.filter((sensor) => selectedIds.includes(sensor.id));

  const handleSelection = (rows: Sensor[], changed?: Sensor) => {
    setSelectedIds(rows.map(({ id }) => id));
    const what = changed ? changed.id : 'all rows';
    setEvents((earlier) => [`${what} changed, ${rows.length} selected`, ...earlier].slice(0, 5));
  };
  const measure = () => setSensors((all) => all.map((one) => ({ ...one, degrees: one.degrees + 1 })));
  const reverse = () => setSensors((all) => [...all].reverse());
  const removeFirst = () => setSensors((all) => all.slice(1));

  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ m: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={measure}>
          Measure again
        </Button>
        <Button variant="outlined" onClick={reverse}>
          Reverse the order
        </Button>
        <Button variant="outlined" onClick={removeFirst}>
          Remove the first
        </Button>
      </Stack>
      <Typography sx={{ m: 2 }} role="status">
        Selected: {selected.map(({ id, degrees }) => `${id} ${degrees}°`).join(', ') || 'none'}
      </Typography>
      <MaterialTable
        title="Sensors"
        columns={columns}
        data={sensors}
        options={options}
        onSelectionChange={handleSelection}
      />
      <Typography
        component="pre"
        role="log"
        variant="body2"
        aria-label="Events"
        sx={{ m: 2, minHeight: '7.5em' }}
      >
        {events.length > 0 ? events.join('\n') : 'Select a row.'}
      </Typography>
    </>
  );
}

const options: Options<Sensor> = {
  selection: true,
  search: false,
  paging: false,
  maxColumnSort: 0,
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all sensors' } } },
  selectionProps: (sensor: Sensor) => ({ slotProps: { input: { 'aria-label': `Select ${sensor.id}` } } }),
};

const firstReading: Sensor[] = [
  { id: 'S-1', room: 'Hall', degrees: 19 },
  { id: 'S-2', room: 'Office', degrees: 21 },
  { id: 'S-3', room: 'Kitchen', degrees: 22 },
  { id: 'S-4', room: 'Cellar', degrees: 14 },
];
