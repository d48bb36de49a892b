import MaterialTable, { type Column, type Options } from '@material-table/core';
import { useTheme } from '@mui/material/styles';
import { type CSSProperties, useMemo, useState } from 'react';

export interface Station {
  id: number;
  name: string;
  /** A reading for each of the hours, under its name. */
  [hour: string]: number | string;
}

interface Props {
  stations: Station[];
  hours: string[];
  /** Hours that a user shows when needed. */
  hiddenHours: string[];
  onSave: (id: number, hour: string, reading: number) => Promise<void>;
}

export default function Readings({ stations: first, hours, hiddenHours, onSave }: Props) {
  const [stations, setStations] = useState(first);
  const theme = useTheme();
  const { paper } = (theme.vars ?? theme).palette.background;
  // Created once: new columns would show what a user has hidden, and close an open cell.
  const columns = useMemo<Column<Station>[]>(() => {
    const fixed: CSSProperties = {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      minWidth: 140,
      whiteSpace: 'nowrap',
      backgroundColor: paper,
      backgroundImage: 'var(--Paper-overlay)',
    };
    return [
      {
        title: 'Station',
        field: 'name',
        editable: 'never',
        removable: false,
        cellStyle: fixed,
        // Above the other headers, which have z-index 10.
        headerStyle: { ...fixed, zIndex: 11 },
      },
      ...hours.map((hour): Column<Station> => ({
        title: hour,
        field: hour,
        type: 'numeric',
        align: 'right',
        hidden: hiddenHours.includes(hour),
        cellStyle: { minWidth: 90 },
        validate: isReading,
      })),
    ];
  }, [paper, hours, hiddenHours]);
  const save = async (value: unknown, _old: unknown, { id }: Station, { field }: { field?: unknown }) => {
    const hour = String(field);
    const reading = Number(value);
    await onSave(id, hour, reading);
    setStations((rows) => rows.map((row) => (row.id === id ? { ...row, [hour]: reading } : row)));
  };
  return (
    <MaterialTable
      title="Readings"
      columns={columns}
      data={stations}
      options={options}
      localization={localization}
      cellEditable={{ onCellEditApproved: save, isCellEditable: () => true, cellStyle: { minWidth: 180 } }}
    />
  );
}

/** In a cell, the table passes the new value instead of the row. */
const isReading = (value: unknown) => value !== '' && Number.isFinite(Number(value));

const options: Options<Station> = {
  paging: false,
  search: false,
  columnsButton: true,
  // Headers that only show their title render faster.
  draggable: false,
  maxColumnSort: 0,
};

/** Names for the buttons of an open cell. The types lack both, so TypeScript takes them only next to a known one. */
const localization = {
  body: { emptyDataSourceMessage: 'No stations', saveTooltip: 'Save', cancelTooltip: 'Cancel' },
};
