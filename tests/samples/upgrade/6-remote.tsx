import MaterialTable, { type Query, type QueryResult } from '@material-table/core';
import { Button } from '@mui/material';
import { useRef, useState } from 'react';

interface Visit {
  id: number;
  page: string;
}

// 6.2: a server behind a promise, and a button beside the table that asks it again.
// After https://github.com/material-table-core/core/issues/859
export default function Visits() {
  const tableRef = useRef<any>(null);
  const [count, setCount] = useState(0);
  const calls = useRef(0);
  const load = (query: Query<Visit>) =>
    new Promise<QueryResult<Visit>>((resolve) => {
      const fetchList = async () => {
        calls.current += 1;
        const data = [{ id: 1, page: `Home, call ${calls.current}` }];
        resolve({ data, page: query.page, totalCount: data.length });
      };
      fetchList();
    });
  return (
    <>
      <Button
        onClick={() => {
          setCount(count + 1);
          tableRef.current.onQueryChange();
        }}
      >
        Again ({count})
      </Button>
      <MaterialTable
        title="Visits"
        tableRef={tableRef}
        columns={[{ title: 'Page', field: 'page' }]}
        data={load}
        options={{ selection: true, headerSelectionProps: { inputProps: { 'aria-label': 'All visits' } } }}
      />
    </>
  );
}
