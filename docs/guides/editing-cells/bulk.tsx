import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';

interface Dish {
  id: number;
  name: string;
  price: number;
}

const options: Options<Dish> = {
  search: false,
  paging: false,
};

export default function AllPricesAtOnce() {
  const [rows, setRows] = useState(dishes);
  const [message, setMessage] = useState(
    'Click "Edit All", change some prices, save.',
  );
  const [isRefused, setIsRefused] = useState(false);
  const columns = useMemo<Column<Dish>[]>(
    () => [
      { title: 'Dish', field: 'name', editable: 'never' },
      { title: 'Price', field: 'price', type: 'currency' },
    ],
    [],
  );

  const saveAll = async (
    changes: Record<
      number,
      { oldData: Dish; newData: Dish }
    >,
  ) => {
    const prices = new Map(
      Object.values(changes).map(({ newData }) => [
        newData.id,
        newData.price,
      ]),
    );
    const hasBadPrice = [...prices.values()].some(
      (price) => !(price > 0),
    );
    setIsRefused(hasBadPrice);
    if (hasBadPrice) {
      setMessage(
        'Not saved: every price must be above zero.',
      );
      throw new Error('Bad price');
    }
    setRows((current) =>
      current.map((row) => ({
        ...row,
        price: prices.get(row.id) ?? row.price,
      })),
    );
    setMessage(
      `Saved ${prices.size} of ${rows.length} rows.`,
    );
  };

  return (
    <>
      <Typography
        role="alert"
        color={isRefused ? 'error' : 'text.secondary'}
        sx={{ mb: 1 }}
      >
        {message}
      </Typography>
      <MaterialTable
        title="Menu"
        columns={columns}
        data={rows}
        options={options}
        editable={{ onBulkUpdate: saveAll }}
      />
    </>
  );
}

const dishes: Dish[] = [
  { id: 1, name: 'Tomato soup', price: 5.5 },
  { id: 2, name: 'Mushroom risotto', price: 13 },
  { id: 3, name: 'Fish of the day', price: 17.5 },
  { id: 4, name: 'Cheese plate', price: 9 },
  { id: 5, name: 'Lemon tart', price: 6 },
];
