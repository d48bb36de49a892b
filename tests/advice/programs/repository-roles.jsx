import MaterialTable from 'material-table';
import axios from 'axios';
import { Component } from 'react';

export default class Roles extends Component {
  state = { data: [], columns: [{ title: 'Role', field: 'name' }] };
  remove = (old) =>
    axios.post('/role/delete', { id: old.id }).then(() => {
      this.setState((before) => {
        const data = [...before.data];
        data.splice(data.indexOf(old), 1);
        return { ...before, data };
      });
    });
  change = (changed, old) =>
    axios.post('/role/edit', changed).then(() => {
      this.setState((before) => {
        const data = [...before.data];
        data[old.tableData.id] = changed;
        return { ...before, data };
      });
    });
  render() {
    return (
      <MaterialTable
        columns={this.state.columns}
        data={this.state.data}
        editable={{ onRowUpdate: this.change, onRowDelete: this.remove }}
      />
    );
  }
}
