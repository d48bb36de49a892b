import MaterialTable from '@material-table/core';
import { Button } from '@mui/material';
import { useRef } from 'react';

interface TableHandle {
  onQueryChange: () => void;
}

export default function App() {
  const tableRef = useRef<TableHandle>(null);
  return (
    <>
      <Button onClick={() => tableRef.current?.onQueryChange()}>Reload</Button>
      <MaterialTable
        tableRef={tableRef}
        columns={[{ title: 'Id', field: 'id' }]}
        data={async () => ({ data: [{ id: 1 }], page: 0, totalCount: 1 })}
      />
    </>
  );
}
