import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { Button, GlobalStyles } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { team, type Member } from '../_team';

export default function PrintTheTable() {
  const [isPrinting, setIsPrinting] = useState(false);
  const columns = useMemo<Column<Member>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Role', field: 'role' },
      { title: 'Email', field: 'email' },
    ],
    [],
  );
  const options = useMemo<Options<Member>>(
    () => ({
      paging: !isPrinting,
      search: !isPrinting,
      pageSize: 3,
      pageSizeOptions: [3, 6],
    }),
    [isPrinting],
  );
  useEffect(() => {
    if (!isPrinting) return;
    const stop = () => setIsPrinting(false);
    window.addEventListener('afterprint', stop);
    // By the next frame, the table shows all rows.
    const frame = requestAnimationFrame(() =>
      window.print(),
    );
    return () => {
      window.removeEventListener('afterprint', stop);
      cancelAnimationFrame(frame);
    };
  }, [isPrinting]);
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setIsPrinting(true)}
        sx={{ mb: 2 }}
      >
        Print all rows
      </Button>
      {isPrinting && <GlobalStyles styles={onlyTheTable} />}
      <div className="print-me">
        <MaterialTable
          title="Team"
          columns={columns}
          data={team}
          options={options}
        />
      </div>
    </>
  );
}

const onlyTheTable = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '.print-me, .print-me *': { visibility: 'visible' },
    '.print-me': { position: 'absolute', inset: 0 },
  },
};
