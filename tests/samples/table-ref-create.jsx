import React from 'react';
import MaterialTable from '@material-table/core';

function Instances() {
  const tableRef = React.createRef();
  return (
    <MaterialTable
      title="Refresh"
      tableRef={tableRef}
      columns={[{ title: 'Id', field: 'id' }]}
      data={() => Promise.resolve({ data: [{ id: 7 }], page: 0, totalCount: 1 })}
      actions={[
        {
          icon: 'refresh',
          tooltip: 'Refresh',
          isFreeAction: true,
          onClick: () => tableRef.current && tableRef.current.onQueryChange(),
        },
      ]}
    />
  );
}

export default Instances;
