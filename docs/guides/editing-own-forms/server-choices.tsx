import MaterialTable, {
  type Column,
  type EditComponentProps,
} from '@material-table/core';
import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';

interface City {
  id: number;
  name: string;
}
interface Member {
  id: number;
  name: string;
  city: City | null;
}

export default function ChoicesFromAServer() {
  const [members, setMembers] = useState(firstMembers);
  const columns = useMemo<Column<Member>[]>(
    () => [
      { title: 'Name', field: 'name' },
      // The label comes with the row, so the cell,
      // the search and sorting need no list.
      {
        title: 'City',
        field: 'city.name',
        editComponent: CityEditor,
      },
    ],
    [],
  );
  const save = async ({ id, name, city }: Member) =>
    setMembers((current) =>
      current.map((row) =>
        row.id === id ? { id, name, city } : row,
      ),
    );
  return (
    <MaterialTable
      title="Members"
      columns={columns}
      data={members}
      options={{ paging: false }}
      editable={{
        editTooltip: ({ name }) => `Edit ${name}`,
        onRowUpdate: save,
      }}
    />
  );
}

function CityEditor({
  rowData,
  onRowDataChange,
}: EditComponentProps<Member>) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [answer, setAnswer] = useState<{
    text: string;
    cities: City[];
  }>();

  useEffect(() => {
    if (!isOpen) return;
    const request = new AbortController();
    // Wait for a pause in typing. A new letter
    // cancels the wait and the request.
    const timer = setTimeout(async () => {
      const cities = await fetchCities(text);
      if (!request.signal.aborted)
        setAnswer({ text, cities });
    }, 300);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text, isOpen]);

  return (
    <Autocomplete
      options={answer?.cities ?? []}
      value={rowData.city ?? null}
      onChange={(_event, city) =>
        onRowDataChange({ ...rowData, city })
      }
      onInputChange={(_event, next, reason) =>
        setText(reason === 'input' ? next : '')
      }
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      loading={answer?.text !== text}
      // The server has filtered.
      filterOptions={(cities) => cities}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      // Otherwise, Enter chooses and also saves the row.
      onKeyDown={(event) => event.stopPropagation()}
      renderInput={(params) => (
        <TextField
          {...params}
          label="City"
          variant="standard"
        />
      )}
      sx={{ minWidth: 180 }}
    />
  );
}

/**
 * In your app:
 * `fetch('/api/cities?search=' + text, { signal })`.
 */
async function fetchCities(text: string): Promise<City[]> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return cities
    .filter(({ name }) =>
      name.toLowerCase().startsWith(text.toLowerCase()),
    )
    .slice(0, 5);
}

const cities: City[] = [
  'Bergen',
  'Bologna',
  'Bonn',
  'Bordeaux',
  'Lyon',
  'Oslo',
  'Porto',
  'Turin',
].map((name, index) => ({ id: index + 1, name }));

const firstMembers: Member[] = [
  { id: 1, name: 'Nora Vale', city: cities[0] ?? null },
  { id: 2, name: 'Otis Grant', city: null },
];
