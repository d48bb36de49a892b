import React from 'react';
import MaterialTable, { Column } from 'material-table';

interface Row {
  name: string;
  legs: number;
}

interface TableState {
  columns: Array<Column<Row>>;
  data: Row[];
}

// 1.x: the editable table of Material UI 4's documentation, with types.
// After https://github.com/mui/material-ui/blob/854c0fd4064b38c3030f28b5b6210ac63b5b4a28/docs/src/pages/components/tables/MaterialTableDemo.tsx
export default function Animals() {
  const [state, setState] = React.useState<TableState>({
    columns: [
      { title: 'Name', field: 'name' },
      { title: 'Legs', field: 'legs', type: 'numeric' },
    ],
    data: [
      { name: 'Hen', legs: 2 },
      { name: 'Ant', legs: 6 },
    ],
  });

  return (
    <MaterialTable
      title="Animals"
      columns={state.columns}
      data={state.data}
      editable={{
        onRowAdd: (newData) =>
          new Promise((resolve) => {
            setTimeout(() => {
              resolve();
              setState((prevState) => {
                const data = [...prevState.data];
                data.push(newData);
                return { ...prevState, data };
              });
            }, 10);
          }),
        onRowUpdate: (newData, oldData) =>
          new Promise((resolve) => {
            setTimeout(() => {
              resolve();
              if (oldData) {
                setState((prevState) => {
                  const data = [...prevState.data];
                  data[data.indexOf(oldData)] = newData;
                  return { ...prevState, data };
                });
              }
            }, 10);
          }),
        onRowDelete: (oldData) =>
          new Promise((resolve) => {
            setTimeout(() => {
              resolve();
              setState((prevState) => {
                const data = [...prevState.data];
                data.splice(data.indexOf(oldData), 1);
                return { ...prevState, data };
              });
            }, 10);
          }),
      }}
    />
  );
}
