import React, { useState } from 'react';
import { render } from 'react-dom';
import MaterialTable from '@material-table/core';

const things = ['Paper', 'Rock', 'Scissors'].map((name, id) => ({ id, name }));

const App = () => {
  const [data, setData] = useState(things);
  return (
    <MaterialTable
      columns={[{ title: 'Thing', field: 'name' }]}
      data={data}
      editable={{
        onRowUpdate: (newData, oldData) =>
          new Promise((resolve) => {
            const copy = [...data];
            copy[oldData.tableData.index] = newData;
            setData(copy);
            resolve();
          }),
      }}
    />
  );
};

render(<App />, document.querySelector('#root'));
