import React, { useState } from 'react';
import MaterialTable, { Column } from 'material-table';

interface Seat {
  id: number;
  guest: string;
}

// 1.x: all rows are edited at once; what changed came by the row's place.
// After https://github.com/mbrn/material-table/issues/2736
const columns: Column<Seat>[] = [{ title: 'Guest', field: 'guest' }];

const Seats: React.FC = () => {
  const [seats, setSeats] = useState<Seat[]>([
    { id: 41, guest: 'Ann' },
    { id: 42, guest: 'Ben' },
  ]);
  return (
    <MaterialTable
      title="Seats"
      columns={columns}
      data={seats}
      editable={{
        onBulkUpdate: (changes) =>
          new Promise<void>((resolve) => {
            setTimeout(() => {
              const next = [...seats];
              Object.keys(changes).forEach((key) => {
                next[Number(key)] = changes[Number(key)].newData;
              });
              setSeats(next);
              resolve();
            }, 10);
          }),
      }}
    />
  );
};

export default Seats;
