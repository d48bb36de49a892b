import MaterialTable from '@material-table/core';
import { Component } from 'react';

/** Click a row. */
export default class App extends Component<object, { name?: string }> {
  override state = { name: 'No one' };

  select(_event?: unknown, person?: Person) {
    this.setState({ name: person?.name });
  }

  override render() {
    return (
      <MaterialTable
        columns={columns}
        data={people}
        title={this.state.name}
        // Wrong: the table calls the method without its object.
        onRowClick={this.select}
        // Right: onRowClick={(event, person) => this.select(event, person)}
      />
    );
  }
}

const columns = [{ title: 'Name', field: 'name' }];

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];

type Person = (typeof people)[number];
