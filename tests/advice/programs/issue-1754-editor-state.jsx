import MaterialTable from 'material-table';
import { Component } from 'react';

class UserList extends Component {
  constructor(props) {
    super(props);
    this.state = {
      columns: [
        {
          title: 'Name',
          field: 'firstName',
          cellStyle: { padding: 1, maxWidth: '1px' },
          editComponent: (props) => (
            <input onChange={(event) => props.onChange(this.setState({ firstName: event.target.value }))} />
          ),
        },
      ],
    };
  }

  render() {
    return (
      <MaterialTable
        columns={this.state.columns}
        data={this.props.users}
        editable={{ onRowUpdate: this.props.save }}
      />
    );
  }
}
export default UserList;
