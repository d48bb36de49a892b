import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo, useState } from 'react';
import { Log } from '../../../demos/_rows/log';

interface Machine {
  id: number;
  name: string;
  place: string;
  hours: number;
}

const options: Options<Machine> = {
  search: false,
  paging: false,
};

// In 8.0.3, the buttons in the cell take their
// names from here; otherwise, they have none.
const localization = {
  body: {
    editTooltip: 'Edit',
    saveTooltip: 'Save',
    cancelTooltip: 'Cancel',
  },
};

export default function EditableCells() {
  const [rows, setRows] = useState(machines);
  const [events, setEvents] = useState<string[]>([]);
  const columns = useMemo<Column<Machine>[]>(
    () => [
      {
        title: 'Machine',
        field: 'name',
        editable: 'never',
      },
      { title: 'Place', field: 'place' },
      { title: 'Hours', field: 'hours', type: 'numeric' },
    ],
    [],
  );
  return (
    <>
      <MaterialTable
        title="Machines"
        columns={columns}
        data={rows}
        options={options}
        localization={localization}
        cellEditable={{
          // The lathe's hours come from its meter.
          isCellEditable: (machine, column) =>
            !(
              machine.name === 'Lathe' &&
              column.field === 'hours'
            ),
          onCellEditApproved: async (
            newValue: string | number,
            oldValue: string | number,
            machine,
            column,
          ) => {
            const field = String(column.field);
            setRows((current) =>
              current.map((row) =>
                row.id === machine.id
                  ? { ...row, [field]: newValue }
                  : row,
              ),
            );
            setEvents((current) =>
              [
                `${machine.name}, ${field}: ${oldValue} -> ${newValue}`,
                ...current,
              ].slice(0, 5),
            );
          },
        }}
      />
      <Log lines={events}>
        Click an underlined cell, change it, press Enter.
      </Log>
    </>
  );
}

const machines: Machine[] = [
  { id: 1, name: 'Lathe', place: 'Hall 1', hours: 5120 },
  { id: 2, name: 'Band saw', place: 'Hall 1', hours: 880 },
  {
    id: 3,
    name: 'Drill press',
    place: 'Hall 2',
    hours: 2340,
  },
  {
    id: 4,
    name: 'Laser cutter',
    place: 'Hall 2',
    hours: 410,
  },
  { id: 5, name: 'Forklift', place: 'Yard', hours: 1975 },
];
