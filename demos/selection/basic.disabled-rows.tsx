import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Checkbox from '@mui/material/Checkbox';
import { useMemo, useRef, useState } from 'react';

interface Seat {
  id: string;
  category: string;
  isSold: boolean;
}

interface TableHandle {
  onAllSelected: (isSelected: boolean) => void;
}

export default function SeatsOnSale() {
  const columns = useMemo<Column<Seat>[]>(
    () => [
      { title: 'Seat', field: 'id' },
      { title: 'Category', field: 'category' },
      {
        title: 'State',
        field: 'isSold',
        render: (seat) => (seat.isSold ? 'Sold' : 'Free'),
      },
    ],
    [],
  );
  const tableRef = useRef<TableHandle>(null);
  const [chosen, setChosen] = useState<Seat[]>([]);
  const free = seats.filter((seat) => !seat.isSold);

  return (
    <MaterialTable
      title={
        <label>
          <Checkbox
            checked={chosen.length === free.length}
            indeterminate={
              chosen.length > 0 &&
              chosen.length < free.length
            }
            onChange={(event) =>
              tableRef.current?.onAllSelected(
                event.target.checked,
              )
            }
          />
          All free seats ({chosen.length} of {free.length}{' '}
          chosen)
        </label>
      }
      columns={columns}
      data={seats}
      options={options}
      tableRef={tableRef}
      onSelectionChange={(rows) => setChosen(rows)}
    />
  );
}

const options: Options<Seat> = {
  selection: true,
  search: false,
  paging: false,
  // This checkbox counts disabled rows as selected,
  // so the title contains one that counts correctly.
  showSelectAllCheckbox: false,
  showTextRowsSelected: false,
  selectionProps: (seat: Seat) => ({
    disabled: seat.isSold,
    slotProps: {
      input: { 'aria-label': `Choose seat ${seat.id}` },
    },
  }),
};

const seats: Seat[] = [
  { id: '1A', category: 'Window', isSold: false },
  { id: '1B', category: 'Middle', isSold: true },
  { id: '1C', category: 'Aisle', isSold: false },
  { id: '2A', category: 'Window', isSold: true },
  { id: '2B', category: 'Middle', isSold: false },
];
