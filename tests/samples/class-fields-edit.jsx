import * as React from 'react';
import MaterialTable from '@material-table/core';

export default class Trees extends React.Component {
  state = {
    data: [
      { id: 'a', kind: 'Oak', height: 20 },
      { id: 'b', kind: 'Birch', height: 15 },
    ],
  };

  add = (row) =>
    new Promise((resolve) => {
      setTimeout(() => {
        this.setState((state) => ({ data: [...state.data, { ...row, id: row.kind }] }), resolve);
      }, 300);
    });

  render() {
    const { data } = this.state;
    return (
      <MaterialTable
        title="Trees"
        columns={[
          { title: 'Kind', field: 'kind' },
          { title: 'Height', field: 'height', type: 'numeric' },
        ]}
        data={data}
        editable={{ onRowAdd: this.add }}
      />
    );
  }
}
