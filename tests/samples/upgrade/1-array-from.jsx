import React, { Component } from 'react';
import MaterialTable from 'material-table';

// 1.x: the table gets a copy of the list, and the list in the state is changed in place.
// After https://github.com/vituszove/ExpenseTracker/blob/HEAD/client/src/components/test.js
class Costs extends Component {
  constructor(props) {
    super(props);
    this.state = {
      columns: [{ title: 'For', field: 'what' }],
      data: [{ what: 'Rent' }, { what: 'Bread' }],
    };
  }

  render() {
    return (
      <MaterialTable
        title="Costs"
        columns={this.state.columns}
        data={Array.from(this.state.data)}
        editable={{
          onRowAdd: (newData) =>
            new Promise((resolve) => {
              setTimeout(() => {
                {
                  const data = this.state.data;
                  data.push(newData);
                  this.setState({ data }, () => resolve());
                }
                resolve();
              }, 10);
            }),
          onRowUpdate: (newData, oldData) =>
            new Promise((resolve) => {
              setTimeout(() => {
                {
                  const data = this.state.data;
                  const index = data.indexOf(oldData);
                  data[index] = newData;
                  this.setState({ data }, () => resolve());
                }
                resolve();
              }, 10);
            }),
          onRowDelete: (oldData) =>
            new Promise((resolve) => {
              setTimeout(() => {
                {
                  let data = this.state.data;
                  const index = data.indexOf(oldData);
                  data.splice(index, 1);
                  this.setState({ data }, () => resolve());
                }
                resolve();
              }, 10);
            }),
        }}
      />
    );
  }
}

export default Costs;
