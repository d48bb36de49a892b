import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

interface Step {
  id: number;
  task: string;
  tool: string;
  minutes: number;
}

export default function StepsInFixedOrder() {
  const columns = useMemo<Column<Step>[]>(
    () => [
      { title: 'Step', field: 'id', type: 'numeric', width: '5rem' },
      { title: 'Task', field: 'task' },
      { title: 'Tool', field: 'tool' },
      { title: 'Minutes', field: 'minutes', type: 'numeric' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Changing a tire"
      columns={columns}
      data={steps}
      options={{ maxColumnSort: 0, search: false, paging: false }}
    />
  );
}

const steps: Step[] = [
  { id: 1, task: 'Release the brake', tool: 'none', minutes: 1 },
  { id: 2, task: 'Take the wheel out', tool: '15 mm wrench', minutes: 3 },
  { id: 3, task: 'Lift the tire off the rim', tool: 'tire levers', minutes: 4 },
  { id: 4, task: 'Change the tube', tool: 'pump', minutes: 5 },
];
