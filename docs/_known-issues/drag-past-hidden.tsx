import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Drag "Country" onto "City": it lands before "Name". */
export default function App() {
  const columns = useMemo(
    () => order.map((field) => ({ title: titles[field], field, hidden: field in keys })),
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} />;
}

const titles = { name: 'Name', city: 'City', country: 'Country', id: 'Id', code: 'Code' };
const keys = { id: true, code: true };

// Wrong: hidden columns come first.
const order = ['id', 'code', 'name', 'city', 'country'] as const;
// Right: const order = ['name', 'city', 'country', 'id', 'code'] as const;

const people = [
  { id: 1, code: 'a', name: 'Ada', city: 'Bonn', country: 'Germany' },
  { id: 2, code: 'b', name: 'Ben', city: 'Oslo', country: 'Norway' },
];
