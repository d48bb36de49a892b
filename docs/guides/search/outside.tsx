import MaterialTable, {
  type Column,
} from '@material-table/core';
import {
  FormControlLabel,
  Stack,
  Switch,
  TextField,
} from '@mui/material';
import { useMemo, useState } from 'react';

interface Painter {
  id: number;
  name: string;
  country: string;
  isAlive: boolean;
}

export default function PaintersFilteredOutside() {
  const [term, setTerm] = useState('');
  const [onlyAlive, setOnlyAlive] = useState(false);
  const columns = useMemo<Column<Painter>[]>(
    () => [
      { title: 'Painter', field: 'name' },
      { title: 'Country', field: 'country' },
    ],
    [],
  );
  const found = useMemo(
    () =>
      painters.filter(
        (row) =>
          (!onlyAlive || row.isAlive) &&
          isFuzzyMatch(`${row.name} ${row.country}`, term),
      ),
    [term, onlyAlive],
  );
  return (
    <>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ m: 2, flexWrap: 'wrap' }}
      >
        <TextField
          label="Find a painter"
          type="search"
          size="small"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <FormControlLabel
          label="Only living"
          control={
            <Switch
              checked={onlyAlive}
              onChange={(_event, isOn) =>
                setOnlyAlive(isOn)
              }
            />
          }
        />
      </Stack>
      <MaterialTable
        title={`${found.length} of ${painters.length} painters`}
        columns={columns}
        data={found}
        options={{ search: false, pageSize: 5 }}
      />
    </>
  );
}

/**
 * Match the term's letters in order, ignoring
 * accents: "kalo" finds Kahlo, and "mro" finds Miró.
 */
function isFuzzyMatch(text: string, term: string): boolean {
  let rest = plain(text);
  for (const letter of plain(term).replaceAll(' ', '')) {
    const at = rest.indexOf(letter);
    if (at < 0) return false;
    rest = rest.slice(at + 1);
  }
  return true;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

const painters: Painter[] = [
  {
    id: 1,
    name: 'Frida Kahlo',
    country: 'Mexico',
    isAlive: false,
  },
  {
    id: 2,
    name: 'Joan Miró',
    country: 'Spain',
    isAlive: false,
  },
  {
    id: 3,
    name: 'Yayoi Kusama',
    country: 'Japan',
    isAlive: true,
  },
  {
    id: 4,
    name: 'Paul Klee',
    country: 'Switzerland',
    isAlive: false,
  },
  {
    id: 5,
    name: 'Gerhard Richter',
    country: 'Germany',
    isAlive: true,
  },
  {
    id: 6,
    name: 'Tarsila do Amaral',
    country: 'Brazil',
    isAlive: false,
  },
];
