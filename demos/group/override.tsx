import MaterialTable, {
  type Column,
} from '@material-table/core';
import { Chip } from '@mui/material';
import { useMemo } from 'react';
import { orders, type Order } from '../_rows/orders';
import { PersonName } from '../_rows/person-name';

interface Group {
  data: Order[];
}

const colors = {
  Open: 'info',
  Paid: 'success',
  Late: 'error',
} as const;

export default function OrdersWithGroupCells() {
  const columns = useMemo<Column<Order>[]>(
    () => [
      { title: 'Order', field: 'id' },
      {
        title: 'Customer',
        field: 'customer',
        render: ({ customer }) => (
          <PersonName name={customer} />
        ),
      },
      {
        title: 'State',
        field: 'state',
        defaultGroupOrder: 0,
        groupTitle: ({ data }: Group) =>
          `Total $${data.reduce((sum, row) => sum + row.total, 0)}`,
        groupRender: (text) => (
          <Chip
            label={text}
            color={colors[text as keyof typeof colors]}
            variant="outlined"
          />
        ),
      },
      { title: 'Total', field: 'total', type: 'currency' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Orders"
      columns={columns}
      data={orders}
      options={{
        defaultExpanded: ({ state }) => state === 'Open',
        groupRowSeparator: ' ',
        search: false,
        paging: false,
      }}
    />
  );
}
