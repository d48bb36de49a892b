import MaterialTable, { type Column } from '@material-table/core';
import { Component, createRef } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../tests/claims/claim';
import { fill, press } from '../tests/claims/hands';
import { one, shown } from '../tests/claims/read';
import { people, type Person } from '../tests/claims/table';

const tableRef = createRef<object>();

class Missions extends Component<object, { rows: Person[] }> {
  override state = { rows: people };
  columns: Column<Person>[] = [{ title: 'Name', field: 'name' }];

  save = async ({ id, name }: Person) => {
    this.setState(({ rows }) => ({ rows: rows.map((row) => (row.id === id ? { ...row, name } : row)) }));
  };

  override render() {
    return (
      <MaterialTable
        columns={this.columns}
        data={this.state.rows}
        tableRef={tableRef}
        editable={{ onRowUpdate: this.save }}
      />
    );
  }
}

proves('In a class component, store the columns and the ref in fields, and the rows in state:', async () => {
  const { el } = mount(<Missions />);
  expect(tableRef.current).toHaveProperty('onQueryChange');
  press(el, 'Edit');
  fill(one(el, 'input[placeholder="Name"]') as HTMLInputElement, 'Zed');
  press(el, 'Save');
  await expect.poll(() => shown(el)[0]).toBe('Zed');
});
