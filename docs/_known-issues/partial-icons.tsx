import MaterialTable, { type Column, type Icons } from '@material-table/core';
import PersonSearch from '@mui/icons-material/PersonSearch';
import type { SvgIconProps } from '@mui/material';
import { forwardRef, useMemo } from 'react';

/** The search icon is replaced, but the Add, Edit and Delete buttons are empty. */
export default function PartialIcons() {
  const columns = useMemo<Column<Person>[]>(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="People" columns={columns} data={people} icons={icons} editable={editable} />;
}

const icons: Icons<Person> = {
  Search: forwardRef<SVGSVGElement, SvgIconProps>((props, ref) => <PersonSearch {...props} ref={ref} />),
};

const save = async () => undefined;
const editable = { onRowAdd: save, onRowUpdate: save, onRowDelete: save };

interface Person {
  id: number;
  name: string;
}

const people: Person[] = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
