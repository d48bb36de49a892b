import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, pass, press, stopClock } from '../../tests/claims/hands';
import { one, shown, texts } from '../../tests/claims/read';
import { people, type Person } from '../../tests/claims/table';

const renderCity = (row: Person) => <b>{row.city}</b>;

proves(
  [
    'It is the same function on the next render, because it is defined outside your component',
    'outside the component is stable even in inline columns',
  ],
  () => {
    stopClock();
    const table = () => (
      <MaterialTable
        columns={[
          { title: 'Name', field: 'name' },
          { title: 'City', field: 'city', render: renderCity },
        ]}
        data={people}
        options={{ filtering: true }}
      />
    );
    const { el, rerender } = mount(table());
    fill(one(el, 'input[aria-label="filter data by City"]') as HTMLInputElement, 'rome');
    pass(1000);
    expect(shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
    rerender(table());
    pass(1000);
    expect(shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
  },
);

function Found({ rows }: { rows: Person[] }) {
  const own = useMemo<Column<Person>[]>(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable columns={own} data={rows} options={{ filtering: true }} />;
}

proves('Put the table and its columns in your own component, and give that a new key', () => {
  stopClock();
  const { el, rerender } = mount(<Found key={0} rows={people} />);
  const filter = () => one(el, 'input[aria-label="filter data by Name"]') as HTMLInputElement;
  click(one(el, '[data-testid="mtableheader-sortlabel"]'));
  press(el, 'Next Page');
  expect(shown(el)).toEqual(['Fay', 'Gus', 'Hal', 'Ida', 'Jon']);
  fill(filter(), 'a');
  pass(1000);
  expect(shown(el)).toEqual(['Ann', 'Dora', 'Fay', 'Hal', 'Ida']);
  rerender(<Found key={1} rows={people.slice(2)} />);
  expect(shown(el)).toEqual(['Dora', 'Bob', 'Eve', 'Fay', 'Gus']);
  expect(filter().value).toBe('');
});

proves(
  [
    'Rows or columns copied into state once, with useState(props.rows)',
    "don't change with the props; pass the props themselves.",
  ],
  () => {
    function Copied({ rows }: { rows: Person[] }) {
      const [copy] = useState(rows);
      return <Found rows={copy} />;
    }
    function CopiedColumns({ columns }: { columns: Column<Person>[] }) {
      const [copy] = useState(columns);
      return <MaterialTable columns={copy} data={people} />;
    }
    const after = (table: (rows: Person[]) => React.ReactElement) => {
      const { el, rerender } = mount(table(people));
      rerender(table(people.slice(3)));
      return shown(el)[0];
    };
    expect(after((rows) => <Copied rows={rows} />)).toBe('Cid');
    expect(after((rows) => <Found rows={rows} />)).toBe('Bob');
    const heads = (table: (columns: Column<Person>[]) => React.ReactElement) => {
      const { el, rerender } = mount(table([{ title: 'Name', field: 'name' }]));
      rerender(table([{ title: 'City', field: 'city' }]));
      return texts(el, 'thead th').join();
    };
    expect(heads((columns) => <CopiedColumns columns={columns} />)).toBe('Name');
    expect(heads((columns) => <MaterialTable columns={columns} data={people} />)).toBe('City');
  },
);
