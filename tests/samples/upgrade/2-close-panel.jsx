import React, { useRef } from 'react';
import MaterialTable from '@material-table/core';
import { Button } from '@material-ui/core';

// 2.3: a button inside of a panel closes it by the table's ref.
// After https://github.com/mbrn/material-table/issues/2437
export default function Letters() {
  const tableRef = useRef();
  const letters = [
    { id: 31, from: 'Ida', text: 'Hello' },
    { id: 32, from: 'Olaf', text: 'Come soon' },
  ];
  return (
    <MaterialTable
      title="Letters"
      tableRef={tableRef}
      columns={[{ title: 'From', field: 'from' }]}
      data={letters}
      detailPanel={(rowData) => (
        <div>
          {rowData.text}
          <Button
            onClick={() =>
              tableRef.current.onToggleDetailPanel([rowData.tableData.id], tableRef.current.props.detailPanel)
            }
          >
            Close it
          </Button>
        </div>
      )}
    />
  );
}
