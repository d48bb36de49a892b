import React from 'react';
import ReactDOM from 'react-dom';
import MaterialTable from 'material-table';

// 1.x: a class component, and the old way to render.
// After https://github.com/mbrn/material-table.com/blob/HEAD/src/pages/docs/features/search/basic-search.js
class App extends React.Component {
  state = { rows: [{ id: 1, city: 'Porto' }] };

  render() {
    return <MaterialTable title="Cities" columns={[{ title: 'City', field: 'city' }]} data={this.state.rows} />;
  }
}

ReactDOM.render(<App />, document.getElementById('root'));
