import MaterialTable from 'material-table';
import React from 'react'

const Expenses = () => {
  const { useState } = React;
  const [columns, setColumns] = useState([
    { title: 'Invoice', field: 'Invoice' },
    { title: 'Full Name', field: 'name' },
    { title: 'Date', field: 'Date' },
    { title: 'Amount', field: 'Amount' },
  ]);
  const [data, setData] = useState([
    { Invoice: '0020', name: 'Jo', Date: '26/03/1998', Amount: '$1200' },
    { Invoice: '0021', name: 'Sa', Date: '26/03/1998', Amount: '$1400' },
  ]);
  return (
    <MaterialTable
      title="Editable Preview"
      columns={columns}
      data={data}
      options={{ filtering: true }}
      editable={{
        onRowUpdate: (newData, oldData) =>
          new Promise((resolve, reject) => {
            setTimeout(() => {
              const dataUpdate = [...data];
              const index = oldData.tableData.id;
              dataUpdate[index] = newData;
              setData([...dataUpdate]);
              resolve();
            }, 1000)
          }),
      }}
    />
  )
}

export default Expenses;
