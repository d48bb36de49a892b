import React, { Component, createRef } from 'react';
import MaterialTable from '@material-table/core';
import { Button, TextField } from '@mui/material';

// 6.0: a class with Material UI 5, ids that aren't called id, and a panel.
// After https://github.com/material-table-core/core/issues/391
class Questions extends Component {
  constructor(props) {
    super(props);
    this.state = { questions: [{ key: 'q1', text: 'Who?' }, { key: 'q2', text: 'When?' }] };
    this.tableRef = createRef();
  }

  handleDrop = (row) => {
    this.setState({ questions: this.state.questions.filter(({ key }) => key !== row.key) });
  };

  render() {
    return (
      <MaterialTable
        title="Questions"
        tableRef={this.tableRef}
        columns={[
          { title: 'Question', field: 'text' },
          { title: 'Drop', render: (row) => <Button onClick={() => this.handleDrop(row)}>Drop {row.key}</Button> },
        ]}
        data={this.state.questions}
        options={{ idSynonym: 'key', paging: false }}
        detailPanel={({ rowData }) => <TextField label={`Answer to ${rowData.key}`} inputProps={{ maxLength: 40 }} />}
      />
    );
  }
}

export default Questions;
