import React from 'react';
import MaterialTable from 'material-table';

// 1.x: the row that was clicked last has another color.
// After https://github.com/mbrn/material-table.com/blob/HEAD/src/pages/docs/features/styling/selected-row-styling.js
class Tracks extends React.Component {
  constructor(props) {
    super(props);
    this.state = { clicked: null };
  }

  render() {
    return (
      <MaterialTable
        title="Tracks"
        columns={[{ title: 'Track', field: 'track' }]}
        data={[
          { track: 'Overture' },
          { track: 'Finale' },
        ]}
        onRowClick={(event, row) => this.setState({ clicked: row })}
        options={{
          rowStyle: (row) => ({
            backgroundColor: this.state.clicked && this.state.clicked.tableData.id === row.tableData.id ? '#eeeeee' : '#ffffff',
          }),
        }}
      />
    );
  }
}

export default Tracks;
