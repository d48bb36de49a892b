import MaterialTable, { type Column, type Options } from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';

interface Person {
  id: number;
  name: string;
  city: string;
}

export default function SelectOneByClick() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city' },
    ],
    [],
  );
  const [selected, setSelected] = useState<Person>();
  const selectedId = selected?.id;

  const options = useMemo<Options<Person>>(
    () => ({
      search: false,
      paging: false,
      rowStyle: (person) => ({
        backgroundColor: person.id === selectedId ? 'var(--mui-palette-action-selected, #ebebeb)' : undefined,
      }),
    }),
    [selectedId],
  );

  return (
    <>
      <Typography sx={{ m: 2 }} role="status">
        {selected ? `Selected: ${selected.name}` : 'Click a row.'}
      </Typography>
      <MaterialTable
        title="People"
        columns={columns}
        data={people}
        options={options}
        onRowClick={(_event, person) => setSelected(person?.id === selectedId ? undefined : person)}
      />
    </>
  );
}

const people: Person[] = [
  { id: 11, name: 'Ada Novak', city: 'Prague' },
  { id: 12, name: 'Ben Ortiz', city: 'Seville' },
  { id: 13, name: 'Cleo Marin', city: 'Nice' },
  { id: 14, name: 'Dan Fisher', city: 'Leeds' },
  { id: 15, name: 'Eva Lind', city: 'Malmö' },
];
