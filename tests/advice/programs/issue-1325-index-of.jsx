import MaterialTable from 'material-table';
import { Component } from 'react';

export default class Members extends Component {
  state = { columns: [{ title: 'Name', field: 'name' }], data: [{ name: 'Mia' }, { name: 'Leo' }] };

  render() {
    return (
      <MaterialTable
        columns={this.state.columns}
        data={this.state.data}
        editable={{
          onRowUpdate: (newData, oldData) =>
            new Promise((resolve) => {
              const data = this.state.data;
              data[data.indexOf(oldData)] = newData;
              this.setState({ data }, () => resolve());
            }),
        }}
      />
    );
  }
}
