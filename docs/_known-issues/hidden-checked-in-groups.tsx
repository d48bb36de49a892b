import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

/** Press Ada's Edit button: all fields are valid, but Save is disabled. */
export default function App() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city', defaultGroupOrder: 0 },
      {
        title: 'Phone',
        field: 'phone',
        hidden: true,
        // Wrong: users can't see the column, and so can't fill it in.
        validate: ({ phone }) => Boolean(phone),
        // Right: validate: () => true,
      },
    ],
    [],
  );
  return (
    <MaterialTable title="People" columns={columns} data={people} editable={editable} options={options} />
  );
}

const editable = { onRowUpdate: async () => undefined };
const options = { defaultExpanded: true };

interface Person {
  id: number;
  name: string;
  city: string;
  phone?: string;
}

const people: Person[] = [{ id: 1, name: 'Ada', city: 'Bonn' }];
