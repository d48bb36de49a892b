import MaterialTable, { type Column } from '@material-table/core';
import { Component } from 'react';

interface City {
  id: number;
  city: string;
}

interface State {
  rows: City[];
}

export default class Cities extends Component<object, State> {
  private readonly columns: Column<City>[] = [{ title: 'City', field: 'city' }];
  override state: State = { rows: [{ id: 1, city: 'Rome' }] };

  override render() {
    return <MaterialTable columns={this.columns} data={this.state.rows} title="Cities" />;
  }
}
