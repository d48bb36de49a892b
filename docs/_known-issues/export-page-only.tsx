import MaterialTable, { type Options, type Query } from '@material-table/core';
import { useMemo, useState } from 'react';

/** Export: the file contains only Ada, despite `exportAllData`. */
export default function App() {
  const [file, setFile] = useState('');
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  const options = useMemo<Options<Person>>(
    () => ({
      exportAllData: true,
      exportMenu: [
        {
          label: 'Names',
          // Wrong: the table has the rows of only one page.
          exportFunc: (_columns, rows) => setFile(namesOf(rows)),
          // Right: exportFunc: async () => setFile(namesOf((await load({ page: 0, pageSize: 1000 })).data)),
        },
      ],
      pageSize: 1,
      pageSizeOptions: [1],
    }),
    [],
  );
  return (
    <>
      <MaterialTable title="People" columns={columns} data={load} options={options} />
      <p>File: {file}</p>
    </>
  );
}

async function load({ page, pageSize }: Pick<Query<Person>, 'page' | 'pageSize'>) {
  return { data: people.slice(page * pageSize, (page + 1) * pageSize), page, totalCount: people.length };
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];

type Person = (typeof people)[number];

const namesOf = (rows: Partial<Person>[]) => rows.map(({ name }) => String(name)).join(', ');
