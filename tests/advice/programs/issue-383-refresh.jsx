import MaterialTable from 'material-table';
import { Component, createRef } from 'react';

export default class Users extends Component {
  tableRef = createRef();
  async fetchUsers(query) {
    const users = await fetch('/users');
    return { data: users, page: query.page, totalCount: users.length };
  }
  render() {
    return (
      <MaterialTable
        tableRef={this.tableRef}
        columns={[{ title: 'Name', field: 'name' }]}
        data={this.fetchUsers}
        actions={[
          {
            icon: 'refresh',
            tooltip: 'Refresh',
            isFreeAction: true,
            onClick: () => this.tableRef.current.onQueryChange(),
          },
        ]}
      />
    );
  }
}
