import MaterialTable, { type Column } from '@material-table/core';
import { useState } from 'react';

type Person = { id: number; name: string; born?: number };

const App = () => {
  const [columns] = useState<Column<Person>[]>([
    { title: 'Name', field: 'name' },
    { title: 'Born', field: 'born', type: 'numeric' },
  ]);
  const [data] = useState<Person[]>([{ id: 1, name: 'Ada Lovelace', born: 1815 }]);
  return <MaterialTable<Person> title="People" columns={columns} data={data} />;
};

export default App;
