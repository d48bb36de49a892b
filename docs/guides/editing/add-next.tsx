import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Button from '@mui/material/Button';
import { useMemo, useRef, useState } from 'react';

interface Guest {
  id: number;
  name: string;
  seats: number;
}

interface RunningTable {
  setState: (
    state: { showAddRow: boolean },
    done?: () => void,
  ) => void;
}

const options: Options<Guest> = {
  search: false,
  paging: false,
  addRowPosition: 'first',
};

export default function AddOneAfterTheOther() {
  const [guests, setGuests] = useState(firstGuests);
  const tableRef = useRef<RunningTable>(null);
  const columns = useMemo<Column<Guest>[]>(
    () => [
      {
        title: 'Name',
        field: 'name',
        validate: ({ name }) =>
          Boolean(name) || 'A name is needed',
      },
      {
        title: 'Seats',
        field: 'seats',
        type: 'numeric',
        initialEditValue: 1,
      },
    ],
    [],
  );
  const openAddRow = () =>
    tableRef.current?.setState({ showAddRow: true });
  const add = async (draft: Guest) => {
    setGuests((current) => [
      { ...draft, id: current.length + 1 },
      ...current,
    ]);
    // The table closes the row when this promise resolves:
    // ensure that it is closed, then open an empty one.
    setTimeout(() =>
      tableRef.current?.setState(
        { showAddRow: false },
        openAddRow,
      ),
    );
  };
  return (
    <>
      <Button
        variant="outlined"
        onClick={openAddRow}
        sx={{ m: 1 }}
      >
        New guest
      </Button>
      <MaterialTable
        title="Guests"
        columns={columns}
        data={guests}
        options={options}
        tableRef={tableRef}
        editable={{ onRowAdd: add }}
      />
    </>
  );
}

const firstGuests: Guest[] = [
  { id: 1, name: 'Mara Lind', seats: 2 },
  { id: 2, name: 'Noah Brandt', seats: 1 },
];
