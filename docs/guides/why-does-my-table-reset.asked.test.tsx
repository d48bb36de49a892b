import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill, one, people, shown, stopClock, pass, type Person } from '../../tests/claims/table';

const renderCity = (row: Person) => <b>{row.city}</b>;

proves(
  [
    'One that is the same function at the next render: made outside of your component',
    'outside of the component is stable, also in columns that are made inline',
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
