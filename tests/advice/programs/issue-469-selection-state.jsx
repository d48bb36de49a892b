import MaterialTable from 'material-table';
import { Component } from 'react';

export default class Orders extends Component {
  state = { selected: [] };
  render() {
    return (
      <MaterialTable
        columns={[{ title: 'Order', field: 'number', render: (row) => <b>{row.number}</b> }]}
        data={this.props.orders}
        onSelectionChange={(selected) => this.setState({ selected })}
        options={{ selection: true }}
      />
    );
  }
}
