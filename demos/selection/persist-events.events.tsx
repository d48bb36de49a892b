import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo, useState, type MouseEvent } from 'react';
import { Log } from '../_rows/log';

interface Dish {
  id: number;
  name: string;
  price: number;
}

interface Tick {
  dish: Dish;
  event: MouseEvent;
}

export default function EventsThatStay() {
  const columns = useMemo<Column<Dish>[]>(
    () => [
      { title: 'Dish', field: 'name' },
      { title: 'Price', field: 'price', type: 'numeric' },
    ],
    [],
  );
  const [ticks, setTicks] = useState<Tick[]>([]);
  const options = useMemo(
    () => ({
      selection: true,
      search: false,
      paging: false,
      headerSelectionProps: {
        slotProps: {
          input: { 'aria-label': 'Select all dishes' },
        },
      },
      selectionProps: (dish: Dish) => ({
        slotProps: {
          input: { 'aria-label': `Select ${dish.name}` },
        },
        // Replaces the library's handler, which only
        // keeps the click from reaching the row.
        onClick: (event: MouseEvent) => {
          event.stopPropagation();
          setTicks((earlier) =>
            [{ dish, event }, ...earlier].slice(0, 5),
          );
        },
      }),
    }),
    [],
  );
  return (
    <>
      <MaterialTable
        title="Menu"
        columns={columns}
        data={dishes}
        options={options}
      />
      <Log lines={ticks.map(describe)}>
        Select a dish, with or without the Shift key.
      </Log>
    </>
  );
}

// Read the event long after its handler has returned.
function describe({ dish, event }: Tick): string {
  return `${event.shiftKey ? 'Shift + ' : ''}${event.type} on ${dish.name}`;
}

const dishes: Dish[] = [
  { id: 1, name: 'Soup', price: 5 },
  { id: 2, name: 'Salad', price: 7 },
  { id: 3, name: 'Pasta', price: 11 },
  { id: 4, name: 'Cake', price: 4 },
];
