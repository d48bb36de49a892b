import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo } from 'react';

interface Room {
  id: number;
  name: string;
  floor: number;
  seats: number;
}

export default function RoomsWithSteps() {
  const columns = useMemo<Column<Room>[]>(
    () => [
      { title: 'Room', field: 'name' },
      { title: 'Floor', field: 'floor', type: 'numeric' },
      { title: 'Seats', field: 'seats', type: 'numeric' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Meeting rooms"
      columns={columns}
      data={rooms}
      options={{
        search: false,
        pageSize: 5,
        pageSizeOptions: [5],
        paginationType: 'stepped',
        numberOfPagesAround: 2,
        showFirstLastPageButtons: {
          first: true,
          last: false,
        },
      }}
    />
  );
}

const rooms: Room[] = Array.from(
  { length: 40 },
  (_, index) => {
    const floor = 1 + Math.floor(index / 10);
    const number = 1 + (index % 10);
    return {
      id: floor * 100 + number,
      name: `Room ${floor * 100 + number}`,
      floor,
      seats: 4 + ((index * 5) % 13),
    };
  },
);
