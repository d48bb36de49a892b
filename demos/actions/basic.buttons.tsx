import MaterialTable, { type Action, type Column, type Options } from '@material-table/core';
import Check from '@mui/icons-material/Check';
import Undo from '@mui/icons-material/Undo';
import { useMemo, useState } from 'react';

interface Request {
  id: number;
  name: string;
  days: number;
  isApproved: boolean;
}

const options: Options<Request> = { paging: false, search: false, actionsColumnIndex: -1 };

export default function ButtonsByRow() {
  const [requests, setRequests] = useState(firstRequests);
  const columns = useMemo<Column<Request>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Days off', field: 'days', type: 'numeric' },
      { title: 'State', field: 'isApproved', lookup: { true: 'Approved', false: 'Open' } },
    ],
    [],
  );
  const set = (id: number, isApproved: boolean) =>
    setRequests((current) => current.map((row) => (row.id === id ? { ...row, isApproved } : row)));
  const actions: ((row: Request) => Action<Request>)[] = [
    ({ id, name, isApproved }) => ({
      icon: Check,
      tooltip: `Approve ${name}`,
      hidden: isApproved,
      onClick: () => set(id, true),
    }),
    ({ id, name, isApproved }) => ({
      icon: Undo,
      tooltip: `Reopen ${name}`,
      hidden: !isApproved,
      onClick: () => set(id, false),
    }),
  ];
  return (
    <MaterialTable title="Vacation" columns={columns} data={requests} options={options} actions={actions} />
  );
}

const firstRequests: Request[] = [
  { id: 1, name: 'Alice', days: 5, isApproved: false },
  { id: 2, name: 'Mark', days: 2, isApproved: true },
  { id: 3, name: 'Grace', days: 10, isApproved: false },
];
