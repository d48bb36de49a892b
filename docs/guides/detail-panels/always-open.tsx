import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';

type Room = { id: number; name: string; celsius: number };

const options: Options<Room> = {
  showDetailPanelIcon: false,
  paging: false,
  search: false,
  draggable: false,
};

export default function PanelsAlwaysOpen() {
  const [isOpen, setIsOpen] = useState(true);
  const [unit, setUnit] = useState('°C');
  const columns = useMemo<Column<Room>[]>(
    () => [{ title: 'Room', field: 'name' }],
    [],
  );
  const panel = useCallback(
    ({ rowData: { celsius } }: { rowData: Room }) => (
      <Typography sx={{ p: 2 }}>
        {unit === '°C' ? celsius : celsius * 1.8 + 32}{' '}
        {unit}
      </Typography>
    ),
    [unit],
  );
  const rows = useMemo(
    () =>
      rooms.map((room) => ({
        ...room,
        tableData: {
          showDetailPanel: isOpen ? panel : undefined,
        },
      })),
    [isOpen, panel],
  );
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ m: 1, flexWrap: 'wrap' }}
      >
        <Button
          variant="outlined"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Close all' : 'Open all'}
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            setUnit(unit === '°C' ? '°F' : '°C')
          }
        >
          Show {unit === '°C' ? '°F' : '°C'}
        </Button>
      </Stack>
      <MaterialTable
        title="Rooms"
        columns={columns}
        data={rows}
        detailPanel={panel}
        options={options}
      />
    </>
  );
}

const rooms: Room[] = [
  { id: 1, name: 'Cellar', celsius: 15 },
  { id: 2, name: 'Kitchen', celsius: 20 },
  { id: 3, name: 'Study', celsius: 22 },
];
