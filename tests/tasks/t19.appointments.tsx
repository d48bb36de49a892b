import MaterialTable, { type Column, type EditComponentProps, type Options } from '@material-table/core';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';

export interface Appointment {
  id: number;
  client: string;
  /** The office's time zone. */
  zone: string;
  /** An instant in UTC, with a Z. */
  at: string;
}

interface Props {
  appointments: Appointment[];
  onSave: (appointment: Appointment) => Promise<void>;
}

export default function Appointments({ appointments: first, onSave }: Props) {
  const [appointments, setAppointments] = useState(first);
  const [chosen, setChosen] = useState('');
  // The zone is a part of the row, so the columns stay the same and filters are kept.
  const rows = useMemo(
    () => appointments.map((row) => ({ ...row, shownIn: chosen || row.zone })),
    [appointments, chosen],
  );
  const columns = useMemo<Column<Row>[]>(
    () => [
      { title: 'Client', field: 'client', filtering: false },
      {
        title: 'Time',
        field: 'at',
        render: (row) => textOf(row),
        editComponent: TimeEditor,
        filterComponent: DayFilter,
        customFilterAndSearch: (text: string, row) => textOf(row).includes(text),
        customExport: (row) => `${textOf(row)} ${row.shownIn}`,
      },
    ],
    [],
  );
  const save = async ({ id, client, zone, at }: Row) => {
    await onSave({ id, client, zone, at });
    setAppointments((all) => all.map((one) => (one.id === id ? { id, client, zone, at } : one)));
  };
  return (
    <>
      <TextField select label="Zone" value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <MenuItem value="">Each office’s zone</MenuItem>
        {[...new Set(first.map(({ zone }) => zone))].map((zone) => (
          <MenuItem key={zone} value={zone}>
            {zone}
          </MenuItem>
        ))}
      </TextField>
      <MaterialTable
        title="Appointments"
        columns={columns}
        data={rows}
        options={options}
        editable={{ onRowUpdate: save, editTooltip: ({ client }) => `Edit ${client}` }}
      />
    </>
  );
}

type Row = Appointment & { shownIn: string };

const options: Options<Row> = {
  paging: false,
  filtering: true,
  debounceInterval: 0,
  exportMenu: [
    {
      label: 'CSV',
      exportFunc: async (columns, rows) => {
        const { ExportCsv } = await import('@material-table/exporters');
        ExportCsv(columns, rows, 'appointments');
      },
    },
  ],
};

const textOf = ({ at, shownIn }: Row) => localOf(new Date(at), shownIn).replace('T', ' ');

/** Edits the time in the zone that is shown; what isn't changed stays as it is stored. */
function TimeEditor({ value, rowData, columnDef, onChange }: EditComponentProps<Row>) {
  return (
    <TextField
      type="datetime-local"
      value={localOf(new Date(value as string), rowData.shownIn)}
      onChange={({ target }) => target.value && onChange(instantOf(target.value, rowData.shownIn))}
      slotProps={{ htmlInput: { 'aria-label': columnDef.title } }}
    />
  );
}

interface FilterProps {
  // The types of the library leave `tableData` out.
  columnDef: Column<Row> & { tableData?: { id: number; filterValue?: string } };
  onFilterChanged: (columnId: number, value: unknown) => void;
}

function DayFilter({ columnDef, onFilterChanged }: FilterProps) {
  const { id = 0, filterValue = '' } = columnDef.tableData ?? {};
  return (
    <TextField
      type="date"
      value={filterValue}
      onChange={({ target }) => onFilterChanged(id, target.value || undefined)}
      slotProps={{ htmlInput: { 'aria-label': 'Day' } }}
    />
  );
}

/** The time on a clock in this zone: 2026-06-14T09:30. */
function localOf(instant: Date, timeZone: string): string {
  // Swedish writes the parts of a date in ISO order.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(instant).replace(' ', 'T');
}

/** The instant at which a clock in this zone shows this time. */
function instantOf(local: string, timeZone: string): string {
  const wanted = Date.parse(`${local}Z`);
  let instant = wanted;
  // Twice, because the offset may differ between the first guess and the result.
  for (let round = 0; round < 2; round++)
    instant += wanted - Date.parse(`${localOf(new Date(instant), timeZone)}Z`);
  return new Date(instant).toISOString();
}
