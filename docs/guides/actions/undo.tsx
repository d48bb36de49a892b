import MaterialTable, {
  type Action,
  type Column,
  type Options,
} from '@material-table/core';
import Delete from '@mui/icons-material/Delete';
import { Button, Snackbar } from '@mui/material';
import { useMemo, useState } from 'react';

interface Plant {
  id: number;
  name: string;
  place: string;
}

const options: Options<Plant> = {
  paging: false,
  search: false,
  actionsColumnIndex: -1,
};

export default function DeleteWithUndo() {
  const [deleted, setDeleted] = useState<number[]>([]);
  const [last, setLast] = useState<Plant>();
  const [isOpen, setIsOpen] = useState(false);
  const rows = useMemo(
    () => plants.filter(({ id }) => !deleted.includes(id)),
    [deleted],
  );
  const columns = useMemo<Column<Plant>[]>(
    () => [
      { title: 'Plant', field: 'name' },
      { title: 'Place', field: 'place' },
    ],
    [],
  );
  const remove = (plant: Plant) => {
    setDeleted((current) => [...current, plant.id]);
    setLast(plant);
    setIsOpen(true);
  };
  const undo = () => {
    setDeleted((current) =>
      current.filter((id) => id !== last?.id),
    );
    setIsOpen(false);
  };
  const actions: ((plant: Plant) => Action<Plant>)[] = [
    (plant) => ({
      icon: Delete,
      tooltip: `Delete ${plant.name}`,
      onClick: () => remove(plant),
    }),
  ];
  return (
    <>
      <MaterialTable
        title="Plants"
        columns={columns}
        data={rows}
        options={options}
        actions={actions}
      />
      <Snackbar
        open={isOpen}
        autoHideDuration={8000}
        onClose={(_event, reason) =>
          reason !== 'clickaway' && setIsOpen(false)
        }
        message={`${last?.name} is deleted.`}
        action={
          <Button
            size="small"
            color="inherit"
            onClick={undo}
          >
            Undo
          </Button>
        }
      />
    </>
  );
}

const plants: Plant[] = [
  { id: 1, name: 'Fern', place: 'Hall' },
  { id: 2, name: 'Basil', place: 'Kitchen' },
  { id: 3, name: 'Cactus', place: 'Office' },
];
