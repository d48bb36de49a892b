import MaterialTable, {
  type Column,
  type EditComponentProps,
  type Options,
} from '@material-table/core';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';

type Office = { id: number; country: string; city: string };
type Cities = Record<string, string[]>;

/**
 * The server's response. A context reaches the editors
 * without new columns, which would close the row.
 */
const CitiesContext = createContext<Cities>({});

function CountryEditor({
  rowData,
  onRowDataChange,
}: EditComponentProps<Office>) {
  const choose = (country: string) =>
    onRowDataChange({ ...rowData, country, city: '' });
  const choices = Object.keys(use(CitiesContext));
  return (
    <Select
      name="Country"
      value={rowData.country}
      choices={choices}
      onChoose={choose}
    />
  );
}

function CityEditor({
  value,
  rowData,
  onChange,
}: EditComponentProps<Office>) {
  const choices = use(CitiesContext)[rowData.country] ?? [];
  return (
    <Select
      name="City"
      value={value}
      choices={choices}
      onChoose={onChange}
    />
  );
}

const options: Options<Office> = {
  search: false,
  paging: false,
};

export default function CitiesOfTheCountry() {
  const [offices, setOffices] = useState(firstOffices);
  const [cities, setCities] = useState<Cities>({});
  useEffect(() => {
    void loadCities().then(setCities);
  }, []);
  const columns = useMemo<Column<Office>[]>(
    () => [
      {
        title: 'Country',
        field: 'country',
        editComponent: CountryEditor,
      },
      {
        title: 'City',
        field: 'city',
        editComponent: CityEditor,
        validate: ({ city }) => Boolean(city),
      },
    ],
    [],
  );
  return (
    <CitiesContext value={cities}>
      <MaterialTable
        title="Offices"
        columns={columns}
        data={offices}
        options={options}
        editable={{
          editTooltip: ({ city }) => `Edit ${city}`,
          onRowUpdate: async ({ id, country, city }) =>
            setOffices((current) =>
              current.map((row) =>
                row.id === id ? { id, country, city } : row,
              ),
            ),
        }}
      />
    </CitiesContext>
  );
}

type SelectProps = {
  name: string;
  value?: string;
  choices: string[];
  onChoose: (choice: string) => void;
};
function Select({
  name,
  value = '',
  choices,
  onChoose,
}: SelectProps) {
  return (
    <TextField
      select
      variant="standard"
      value={choices.includes(value) ? value : ''}
      onChange={({ target }) => onChoose(target.value)}
      // Enter selects an option here; without this, it
      // would also save the row, with the old value.
      onKeyDown={(event) =>
        event.key === 'Enter' && event.stopPropagation()
      }
      slotProps={{
        select: {
          SelectDisplayProps: { 'aria-label': name },
        },
      }}
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice}
          value={choice}
          children={choice}
        />
      ))}
    </TextField>
  );
}

// Replace this with your request.
const loadCities = async (): Promise<Cities> => ({
  Norway: ['Oslo', 'Bergen'],
  Italy: ['Rome', 'Turin'],
});

const firstOffices: Office[] = [
  { id: 1, country: 'Norway', city: 'Oslo' },
  { id: 2, country: 'Italy', city: 'Turin' },
];
