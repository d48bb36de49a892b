import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

interface Expense {
  id: number;
  team: string;
  vendor: string;
  amount: number;
}

export default function ExpensesByTeam() {
  const columns = useMemo<Column<Expense>[]>(
    () => [
      { title: 'Team', field: 'team', defaultGroupOrder: 0 },
      { title: 'Vendor', field: 'vendor' },
      { title: 'Amount', field: 'amount', type: 'currency' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Expenses"
      columns={columns}
      data={expenses}
      options={{ grouping: true, defaultExpanded: true, search: false, paging: false }}
    />
  );
}

const expenses: Expense[] = [
  { id: 1, team: 'Design', vendor: 'Papers', amount: 84.5 },
  { id: 2, team: 'Support', vendor: 'Telecom', amount: 310 },
  { id: 3, team: 'Design', vendor: 'Typefaces', amount: 1290 },
  { id: 4, team: 'Support', vendor: 'Headsets', amount: 445 },
];
