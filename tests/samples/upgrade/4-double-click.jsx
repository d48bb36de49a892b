import * as React from 'react';
import Table from '@material-table/core';

// 4.1: another name for the table.
// After https://github.com/material-table-core/core/issues/229
export default class Doubled extends React.Component {
  state = { last: 'none' };
  render() {
    return (
      <Table
        title={`Last: ${this.state.last}`}
        columns={[{ title: 'Name', field: 'name' }]}
        data={[{ id: 1, name: 'Ada' }]}
        onDoubleRowClick={(_, row) => this.setState({ last: row.name })}
      />
    );
  }
}
