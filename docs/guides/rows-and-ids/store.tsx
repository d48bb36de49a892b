import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo, useReducer, useState } from 'react';

interface Plant {
  id: string;
  name: string;
  pots: number;
}

type Change =
  | { type: 'changed'; plant: Plant }
  | { type: 'removed'; id: string };

export default function PlantsFromStore() {
  const [plants, dispatch] = useReducer(
    reduce,
    firstPlants,
  );
  const [clickedId, setClickedId] = useState<string>();
  const columns = useMemo<Column<Plant>[]>(
    () => [
      { title: 'Plant', field: 'name' },
      { title: 'Pots', field: 'pots', type: 'numeric' },
    ],
    [],
  );
  // Look up the row by its id: the one from
  // the event is a copy that becomes outdated.
  const clicked = plants.find(({ id }) => id === clickedId);
  return (
    <>
      <MaterialTable
        title="Plants"
        columns={columns}
        data={plants}
        options={options}
        onRowClick={(_event, plant) =>
          setClickedId(plant?.id)
        }
        editable={{
          onRowUpdate: async (changed) =>
            dispatch({
              type: 'changed',
              plant: withoutTableData(changed),
            }),
          onRowDelete: async ({ id }) =>
            dispatch({ type: 'removed', id }),
        }}
      />
      <Typography
        component="pre"
        role="status"
        aria-label="The row in the store"
        sx={{ m: 2 }}
      >
        {clicked ? JSON.stringify(clicked) : 'Click a row'}
      </Typography>
    </>
  );
}

function withoutTableData(row: Plant): Plant {
  const {
    tableData: _,
    ...plant
  }: Plant & { tableData?: unknown } = row;
  return plant;
}

/**
 * A reducer like those of Redux Toolkit: each
 * state is a new, frozen array of frozen rows.
 */
function reduce(
  plants: readonly Plant[],
  change: Change,
): Plant[] {
  const next =
    change.type === 'removed'
      ? plants.filter(({ id }) => id !== change.id)
      : plants.map((plant) =>
          plant.id === change.plant.id
            ? change.plant
            : plant,
        );
  return frozen(next);
}

function frozen(plants: Plant[]): Plant[] {
  plants.forEach((plant) => Object.freeze(plant));
  Object.freeze(plants);
  return plants;
}

const options: Options<Plant> = {
  search: false,
  paging: false,
};
const firstPlants = frozen([
  { id: 'p1', name: 'Aloe', pots: 3 },
  { id: 'p2', name: 'Basil', pots: 6 },
  { id: 'p3', name: 'Thyme', pots: 2 },
]);
