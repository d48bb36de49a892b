import MaterialTable, { type Column, type Options } from '@material-table/core';
import { Box, Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';

export interface Person {
  id: number;
  name: string;
  email: string;
  born: string;
}

type Field = 'name' | 'email' | 'born';

/** The problems are part of the row, so that the columns stay the same. */
interface Row extends Person {
  problems: Partial<Record<Field, string>>;
}

const place = 'people.rest';

export default function ImportPeople({ save }: { save: (people: Person[]) => Promise<void> }) {
  const [people, setPeople] = useState<Person[]>(() => JSON.parse(localStorage.getItem(place) ?? '[]'));
  const rows = useMemo(() => withProblems(people), [people]);
  const valid = rows.filter(isValid);
  const columns = useMemo<Column<Row>[]>(
    () => [
      { title: 'Name', field: 'name', render: (row) => <Checked row={row} field="name" /> },
      { title: 'E-mail', field: 'email', render: (row) => <Checked row={row} field="email" /> },
      { title: 'Born', field: 'born', render: (row) => <Checked row={row} field="born" /> },
    ],
    [],
  );
  const keep = (next: Person[]) => {
    localStorage.setItem(place, JSON.stringify(next));
    setPeople(next);
  };
  const read = async (file?: File) => file && keep(parse(await file.text()));
  const saveValid = async () => {
    await save(valid.map(pick));
    keep(rows.filter((row) => !isValid(row)).map(pick));
  };
  const change = async (value: string, _old: unknown, { id }: Row, { field }: Column<Row>) =>
    keep(people.map((person) => (person.id === id ? { ...person, [String(field)]: value.trim() } : person)));
  return (
    <>
      <input
        type="file"
        accept=".csv"
        aria-label="CSV file"
        onChange={({ target }) => void read(target.files?.[0])}
      />
      <Typography role="status">
        {valid.length} valid, {rows.length - valid.length} with errors
      </Typography>
      <Button disabled={valid.length === 0} onClick={() => void saveValid()}>
        Save valid rows
      </Button>
      <MaterialTable
        title="Preview"
        columns={columns}
        data={rows}
        options={options}
        localization={localization}
        cellEditable={{ isCellEditable: () => true, onCellEditApproved: change }}
      />
    </>
  );
}

const options: Options<Row> = { pageSize: 10, search: false };

/** Names for the buttons of a cell; the types lack them. */
const localization = { body: { saveTooltip: 'Save', cancelTooltip: 'Cancel' } as object };

const isValid = ({ problems }: Row) => Object.keys(problems).length === 0;
const pick = ({ id, name, email, born }: Person): Person => ({ id, name, email, born });

/** An empty cell also shows something, because an empty one can't be clicked. */
function Checked({ row, field }: { row: Row; field: Field }) {
  const problem = row.problems[field];
  if (!problem) return row[field];
  return (
    <Box component="mark" sx={{ display: 'block', bgcolor: 'error.light', color: 'error.contrastText' }}>
      {row[field] || '–'} <small>{problem}</small>
    </Box>
  );
}

/** People with problems come first, so that no one has to look for them on fifty pages. */
function parse(text: string): Person[] {
  const lines = text.trim().split(/\r?\n/).slice(1);
  const people = lines.map((line, id) => {
    const [name = '', email = '', born = ''] = line.split(',').map((part) => part.trim());
    return { id, name, email, born };
  });
  const rows = withProblems(people);
  return rows.toSorted((one, other) => Number(isValid(one)) - Number(isValid(other))).map(pick);
}

function withProblems(people: Person[]): Row[] {
  const counts = new Map<string, number>();
  for (const { email } of people) counts.set(email, (counts.get(email) ?? 0) + 1);
  return people.map((person) => {
    const problems: Row['problems'] = {};
    if (!person.name) problems.name = 'Required';
    if (!/^\S+@\S+\.\w+$/.test(person.email)) problems.email = 'Not an address';
    else if (counts.get(person.email) !== 1) problems.email = 'Used twice';
    if (!/^(19|20)\d\d$/.test(person.born)) problems.born = 'A year with four digits';
    return { ...person, problems };
  });
}
