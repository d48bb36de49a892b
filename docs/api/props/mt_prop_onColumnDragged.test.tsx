import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { titles } from '../../../tests/claims/read';
import { columns, people, type Person } from '../../../tests/claims/table';

type Field = 'name' | 'city' | 'age';
const definitions: Record<Field, Column<Person>> = {
  name: { title: 'Name', field: 'name' },
  city: { title: 'City', field: 'city' },
  age: { title: 'Age', field: 'age' },
};

function Ordered({ order }: { order: Field[] }) {
  const own = useMemo(() => order.map((field) => ({ ...definitions[field] })), [order]);
  return <MaterialTable columns={own} data={people} />;
}

proves(
  'Create new column objects in the new or stored order, as copies such as { ...definitions[field] }.',
  () => {
    const { el, rerender } = mount(<Ordered order={['name', 'city', 'age']} />);
    expect(titles(el)).toEqual(['Name', 'City', 'Age']);
    rerender(<Ordered order={['age', 'name', 'city']} />);
    expect(titles(el)).toEqual(['Age', 'Name', 'City']);
    rerender(<Ordered order={['city', 'age', 'name']} />);
    expect(titles(el)).toEqual(['City', 'Age', 'Name']);
  },
);

proves('Objects that the table has shown, and copies of them, keep their place in tableData.', () => {
  const own = columns();
  const { el, rerender } = mount(<MaterialTable columns={own} data={people} />);
  rerender(<MaterialTable columns={own.toReversed()} data={people} />);
  expect(titles(el)).toEqual(['Name', 'City', 'Age']);
  rerender(<MaterialTable columns={own.toReversed().map((column) => ({ ...column }))} data={people} />);
  expect(titles(el)).toEqual(['Name', 'City', 'Age']);
  const stored = own as (Column<Person> & { tableData: { columnOrder: number } })[];
  expect(stored.map(({ tableData }) => tableData.columnOrder)).toEqual([0, 1, 2]);
});
