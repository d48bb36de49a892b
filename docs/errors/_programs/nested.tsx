import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

interface Order {
  id: number;
  person?: { firstName: string; lastName: string };
}

export default function App() {
  const columns = useMemo<Column<Order>[]>(
    () => [
      { title: 'Order', field: 'id' },
      {
        title: 'Name',
        field: 'person.lastName',
        // Wrong: order 2 has no person yet, which the ! hides.
        render: ({ person }) => `${person!.lastName}, ${person!.firstName}`,
        // Right: render: ({ person }) => person && `${person.lastName}, ${person.firstName}`,
      },
    ],
    [],
  );
  return <MaterialTable columns={columns} data={orders} />;
}

const orders: Order[] = [{ id: 1, person: { firstName: 'Ada', lastName: 'Cole' } }, { id: 2 }];
