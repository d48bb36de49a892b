import React from 'react';
import MaterialTable from '@material-table/core';
import { LibraryAdd } from '@material-ui/icons';

// 5.1: an action opens the row for a new entry with another row's values.
// After https://github.com/mbrn/material-table.com/blob/HEAD/src/pages/docs/features/actions/duplicate-action.js
class Rooms extends React.Component {
  tableRef = React.createRef();

  state = { start: {}, rooms: [{ id: 1, room: 'Attic', floor: '4' }] };

  render() {
    return (
      <MaterialTable
        title="Rooms"
        tableRef={this.tableRef}
        initialFormData={this.state.start}
        columns={[
          { title: 'Room', field: 'room' },
          { title: 'Floor', field: 'floor' },
        ]}
        data={this.state.rooms}
        editable={{
          onRowAdd: (row) =>
            new Promise((resolve) => {
              this.setState({ rooms: [...this.state.rooms, { ...row, id: this.state.rooms.length + 1 }] }, resolve);
            }),
        }}
        actions={[
          {
            icon: () => <LibraryAdd />,
            tooltip: 'Copy room',
            onClick: (event, row) => {
              const table = this.tableRef.current;
              this.setState({ start: { room: null, floor: row.floor } });
              table.dataManager.changeRowEditing();
              table.setState({ ...table.dataManager.getRenderState(), showAddRow: true });
            },
          },
        ]}
      />
    );
  }
}

export default Rooms;
