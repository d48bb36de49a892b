import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Alert from '@mui/material/Alert';
import { useMemo, useState } from 'react';

type Dish = { id: number; name: string; price: number };

const options: Options<Dish> = {
  search: false,
  paging: false,
};

const checkPrice = ({ price }: Dish) =>
  price > 0 ? true : 'Above 0';

export default function CheckedBulkEdit() {
  const [dishes, setDishes] = useState(firstDishes);
  const [problem, setProblem] = useState('');
  const columns = useMemo<Column<Dish>[]>(
    () => [
      { title: 'Dish', field: 'name', editable: 'never' },
      {
        title: 'Price',
        field: 'price',
        type: 'currency',
        validate: checkPrice,
      },
    ],
    [],
  );
  const saveAll = async (
    changes: Record<number, { newData: Dish }>,
  ) => {
    const changed = Object.values(changes).map(
      ({ newData: { id, name, price } }) => ({
        id,
        name,
        price,
      }),
    );
    const wrong = changed
      .filter((dish) => checkPrice(dish) !== true)
      .map(({ name }) => name);
    setProblem(
      wrong.length > 0
        ? `Not saved. Check the price of ${wrong.join(', ')}.`
        : '',
    );
    // Rejecting keeps all rows in edit mode.
    if (wrong.length > 0) throw new Error('invalid');
    setDishes((rows) =>
      rows.map(
        (row) =>
          changed.find(({ id }) => id === row.id) ?? row,
      ),
    );
  };
  return (
    <>
      {problem && (
        <Alert
          severity="error"
          variant="outlined"
          sx={{ mb: 1 }}
        >
          {problem}
        </Alert>
      )}
      <MaterialTable
        title="Menu"
        columns={columns}
        data={dishes}
        options={options}
        editable={{ onBulkUpdate: saveAll }}
        onBulkEditOpen={() => setProblem('')}
      />
    </>
  );
}

const firstDishes: Dish[] = [
  { id: 1, name: 'Soup', price: 6 },
  { id: 2, name: 'Salad', price: 8 },
  { id: 3, name: 'Pancakes', price: 7 },
];
