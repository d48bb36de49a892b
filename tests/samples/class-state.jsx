import React, { Component } from 'react';
import MaterialTable from '@material-table/core';

class Planets extends Component {
  constructor(props) {
    super(props);
    this.state = {
      columns: [
        { title: 'Planet', field: 'planet' },
        { title: 'Moons', field: 'moons', type: 'numeric' },
      ],
      data: [
        { id: 1, planet: 'Mercury', moons: 0 },
        { id: 2, planet: 'Mars', moons: 2 },
      ],
    };
  }

  render() {
    return <MaterialTable title="Planets" columns={this.state.columns} data={this.state.data} />;
  }
}

export default Planets;
