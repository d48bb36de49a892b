import MaterialTable, {
  type Column,
} from '@material-table/core';
// Keep this import separate, after the table's: a combined
// one fails in webpack's production builds of 8.0.3.
import { MTableBodyRow } from '@material-table/core';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, TableCell, TableRow } from '@mui/material';
import { useMemo, type ComponentProps } from 'react';

interface Room {
  id: number;
  name: string;
  floor: string;
  seats: number;
}

interface GroupRowProps extends ComponentProps<
  typeof MTableBodyRow
> {
  columns: Column<Room>[];
  groupData: {
    value: string;
    data: (Room & { tableData: { uuid: string } })[];
    isExpanded?: boolean;
  };
  path: number[];
  onGroupExpandChanged: (path: number[]) => void;
  onGroupSelected: unknown;
  onBulkEditRowChanged: unknown;
}

/**
 * A row for a single level of groups, with a named
 * button that exposes whether the group is expanded.
 */
function FloorRow({
  groupData,
  path,
  onGroupExpandChanged,
  ...rest
}: GroupRowProps) {
  // MTableBodyRow would pass these two to the `<tr>`,
  // and React warns about unknown event handlers.
  const {
    onGroupSelected: _onGroupSelected,
    onBulkEditRowChanged: _onBulkEditRowChanged,
    ...props
  } = rest;
  const { value, data, isExpanded = false } = groupData;
  const seats = data.reduce(
    (sum, room) => sum + room.seats,
    0,
  );
  return (
    <>
      <TableRow
        sx={{
          background:
            'var(--mui-palette-action-hover, rgba(0, 0, 0, 0.04))',
        }}
      >
        <TableCell colSpan={props.columns.length - 1}>
          <Button
            color="inherit"
            aria-expanded={isExpanded}
            startIcon={
              <ExpandMore
                sx={{
                  transform: isExpanded
                    ? 'none'
                    : 'rotate(-90deg)',
                }}
              />
            }
            onClick={() => onGroupExpandChanged(path)}
          >
            {value}
          </Button>
        </TableCell>
        <TableCell align="right">{seats} seats</TableCell>
      </TableRow>
      {isExpanded &&
        data.map((room) => (
          <MTableBodyRow
            {...props}
            key={room.id}
            data={room}
            level={1}
            path={[...path, room.tableData.uuid]}
          />
        ))}
    </>
  );
}

const components = { GroupRow: FloorRow };

export default function RoomsByFloor() {
  const columns = useMemo<Column<Room>[]>(
    () => [
      {
        title: 'Floor',
        field: 'floor',
        defaultGroupOrder: 0,
      },
      { title: 'Room', field: 'name' },
      { title: 'Seats', field: 'seats', type: 'numeric' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Rooms"
      columns={columns}
      data={rooms}
      components={components}
      options={{ search: false, paging: false }}
    />
  );
}

const rooms: Room[] = [
  { id: 1, name: 'Elm', floor: 'First floor', seats: 8 },
  { id: 2, name: 'Oak', floor: 'First floor', seats: 20 },
  { id: 3, name: 'Ash', floor: 'Second floor', seats: 6 },
  {
    id: 4,
    name: 'Birch',
    floor: 'Second floor',
    seats: 12,
  },
  { id: 5, name: 'Larch', floor: 'Second floor', seats: 4 },
];
