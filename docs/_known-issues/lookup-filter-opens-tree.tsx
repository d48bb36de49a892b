import MaterialTable, { type Column } from '@material-table/core';
import { MTableFilterRow } from '@material-table/core';
import { useMemo } from 'react';

/** Open the filter's menu and press Escape: Ada's and Cleo's branches are open. */
export default function App() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city', lookup: { bonn: 'Bonn', oslo: 'Oslo' } },
    ],
    [],
  );
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      parentChildData={(person, all) => all.find(({ id }) => id === person.boss)}
      options={options}
      components={components}
    />
  );
}

interface FilterRowProps {
  onFilterChanged: (columnId: number, value: unknown) => void;
}

function FilterRow({ onFilterChanged, ...props }: FilterRowProps) {
  const report = (columnId: number, value: unknown) => {
    // Wrong: an empty list counts as a filter that matches all rows.
    const reported = value;
    // Right: const reported = Array.isArray(value) && value.length === 0 ? undefined : value;
    onFilterChanged(columnId, reported);
  };
  return <MTableFilterRow {...props} onFilterChanged={report} />;
}

const components = { FilterRow };
const options = { filtering: true };

const people = [
  { id: 1, name: 'Ada', city: 'bonn', boss: 0 },
  { id: 2, name: 'Ben', city: 'oslo', boss: 1 },
  { id: 3, name: 'Cleo', city: 'oslo', boss: 0 },
  { id: 4, name: 'Dan', city: 'bonn', boss: 3 },
];

type Person = (typeof people)[number];
