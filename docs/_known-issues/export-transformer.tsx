import MaterialTable, { type Options } from '@material-table/core';
import { ExportCsv } from '@material-table/exporters';
import { useMemo } from 'react';

/** Export and open the file: it says "Ada from undefined". */
export default function App() {
  const columns = useMemo(
    () => [
      {
        title: 'Person',
        field: 'name',
        // Wrong: the row contains only the exported fields, and `city` isn't one of them.
        exportTransformer: ({ name, city }: Person) => `${name} from ${city}`,
        // Right: customExport: ({ name, city }: Person) => `${name} from ${city}`,
      },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options: Options<Person> = {
  exportMenu: [{ label: 'CSV', exportFunc: (columns, rows) => ExportCsv(columns, rows, 'people') }],
};

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];

type Person = (typeof people)[number];
