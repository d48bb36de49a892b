import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo, useState } from 'react';
import { spanish } from './_spanish';

interface Order {
  id: number;
  dish: string;
  price: number;
  day: Date;
}

export default function OrdersInSpanish() {
  const [orders, setOrders] = useState(firstOrders);
  const columns = useMemo<Column<Order>[]>(
    () => [
      { title: 'Plato', field: 'dish' },
      {
        title: 'Precio',
        field: 'price',
        type: 'currency',
        currencySetting: euros,
      },
      {
        title: 'Día',
        field: 'day',
        type: 'date',
        dateSetting: {
          locale: 'es-ES',
          format: 'dd/MM/yyyy',
        },
      },
    ],
    [],
  );
  const save = async ({ id, dish, price, day }: Order) =>
    setOrders((current) =>
      current.map((order) =>
        order.id === id ? { id, dish, price, day } : order,
      ),
    );
  const remove = async ({ id }: Order) =>
    setOrders((current) =>
      current.filter((order) => order.id !== id),
    );
  return (
    <div lang="es">
      <MaterialTable
        title="Pedidos"
        columns={columns}
        data={orders}
        localization={spanish}
        options={options}
        editable={{
          onRowUpdate: save,
          onRowDelete: remove,
        }}
      />
    </div>
  );
}

const euros = {
  locale: 'es-ES',
  currencyCode: 'EUR',
  minimumFractionDigits: 2,
};
const options: Options<Order> = {
  columnsButton: true,
  pageSize: 3,
  pageSizeOptions: [3, 6],
};

const firstOrders: Order[] = [
  {
    id: 1,
    dish: 'Tortilla',
    price: 1234.5,
    day: new Date(2026, 2, 5),
  },
  {
    id: 2,
    dish: 'Gazpacho',
    price: 6,
    day: new Date(2026, 2, 19),
  },
  {
    id: 3,
    dish: 'Paella',
    price: 18,
    day: new Date(2026, 3, 2),
  },
  {
    id: 4,
    dish: 'Flan',
    price: 4,
    day: new Date(2026, 3, 2),
  },
];
