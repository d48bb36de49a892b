import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo } from 'react';
import { Status } from '../_rows/status';

interface Expense {
  id: number;
  item: string;
  department: keyof typeof colors;
  hours: number;
  cost: number;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

export default function ExpensesWithTotals() {
  const columns = useMemo<Column<Expense>[]>(
    () => [
      { title: 'Item', field: 'item' },
      {
        title: 'Department',
        field: 'department',
        render: ({ department }) => (
          <Status color={colors[department]}>
            {department}
          </Status>
        ),
      },
      { title: 'Hours', field: 'hours', type: 'numeric' },
      {
        title: 'Cost',
        field: 'cost',
        type: 'numeric',
        render: ({ cost }) => dollars.format(cost),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Expenses"
      columns={columns}
      data={expenses}
      renderSummaryRow={({ column, data }) => {
        if (column.field === 'item')
          return {
            value: `${data.length} items`,
            style: summaryStyle,
          };
        if (column.field === 'hours')
          return {
            value: `${average(data.map(({ hours }) => hours))} on average`,
            style: summaryStyle,
          };
        if (column.field === 'cost')
          return {
            value: dollars.format(
              sum(data.map(({ cost }) => cost)),
            ),
            style: summaryStyle,
          };
        return undefined;
      }}
      options={{ filtering: true, pageSize: 5 }}
    />
  );
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function average(values: number[]): string {
  return values.length === 0
    ? '–'
    : (sum(values) / values.length).toFixed(1);
}

const summaryStyle = { fontWeight: 700 };

const colors = {
  Design: 'info.main',
  Works: 'warning.main',
  Office: 'success.main',
};

const expenses: Expense[] = [
  {
    id: 1,
    item: 'Floor plan',
    department: 'Design',
    hours: 12,
    cost: 840,
  },
  {
    id: 2,
    item: 'Wiring',
    department: 'Works',
    hours: 30,
    cost: 1650,
  },
  {
    id: 3,
    item: 'Paint',
    department: 'Works',
    hours: 18,
    cost: 620.5,
  },
  {
    id: 4,
    item: 'Lamps',
    department: 'Design',
    hours: 4,
    cost: 395,
  },
  {
    id: 5,
    item: 'Permits',
    department: 'Office',
    hours: 6,
    cost: 210,
  },
  {
    id: 6,
    item: 'Cleaning',
    department: 'Works',
    hours: 8,
    cost: 180,
  },
  {
    id: 7,
    item: 'Signs',
    department: 'Design',
    hours: 6,
    cost: 154.5,
  },
];
