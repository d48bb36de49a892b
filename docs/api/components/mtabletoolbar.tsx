import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { MTableToolbar } from '@material-table/core';
import Alert from '@mui/material/Alert';
import { useMemo } from 'react';

export default function ToolbarWithCount() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      options={options}
      components={{ Toolbar: CountingToolbar }}
    />
  );
}

const options: Options<Person> = {
  selection: true,
  headerSelectionProps: {
    slotProps: {
      input: { 'aria-label': 'Select everybody' },
    },
  },
  selectionProps: (person: Person) => ({
    slotProps: {
      input: { 'aria-label': `Select ${person.name}` },
    },
  }),
};

interface ToolbarProps {
  title: string;
  originalData: Person[];
  selectedCount: number;
}

function CountingToolbar(props: ToolbarProps) {
  const { title, originalData, selectedCount } = props;
  return (
    <>
      <MTableToolbar
        {...props}
        title={`${title} (${originalData.length})`}
      />
      {selectedCount > 1 && (
        <Alert severity="info">
          You are about to change {selectedCount} people.
        </Alert>
      )}
    </>
  );
}

interface Person {
  id: number;
  name: string;
  city: string;
}

const people: Person[] = [
  { id: 1, name: 'Ann', city: 'Bonn' },
  { id: 2, name: 'Bob', city: 'Oslo' },
  { id: 3, name: 'Dora', city: 'Rome' },
];
