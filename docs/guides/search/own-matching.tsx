import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo } from 'react';

interface Hotel {
  id: number;
  name: string;
  city: string;
  country: string;
}

export default function SearchByWords() {
  const columns = useMemo<Column<Hotel>[]>(
    () => [
      // One column searches the whole row; skip the others.
      {
        title: 'Hotel',
        field: 'name',
        customFilterAndSearch: hasAllWords,
      },
      { title: 'City', field: 'city', searchable: false },
      {
        title: 'Country',
        field: 'country',
        searchable: false,
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Hotels"
      columns={columns}
      data={hotels}
      options={{ paging: false }}
    />
  );
}

function hasAllWords(
  search: string,
  { name, city, country }: Hotel,
): boolean {
  const text = simplify(`${name} ${city} ${country}`);
  return simplify(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Lowercase a string and remove its accents. */
const simplify = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

const hotels: Hotel[] = [
  {
    id: 1,
    name: 'Mirador',
    city: 'Málaga',
    country: 'Spain',
  },
  {
    id: 2,
    name: 'Estação',
    city: 'Évora',
    country: 'Portugal',
  },
  {
    id: 3,
    name: 'Zum Löwen',
    city: 'Köln',
    country: 'Germany',
  },
  {
    id: 4,
    name: 'Mirador',
    city: 'Évora',
    country: 'Portugal',
  },
  {
    id: 5,
    name: 'Löwenhof',
    city: 'Zürich',
    country: 'Switzerland',
  },
];
