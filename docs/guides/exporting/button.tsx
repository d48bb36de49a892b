import MaterialTable, {
  type Options,
} from '@material-table/core';
import { Button } from '@mui/material';
import { useMemo, useRef } from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

/** The part of `tableRef.current` used here. */
interface RunningTable {
  dataManager: { sortedData: Order[] };
}

const options: Options<Order> = {
  filtering: true,
  hideFilterIcons: true,
  search: false,
};

export default function ExportElsewhere() {
  const columns = useMemo(makeColumns, []);
  const tableRef = useRef<RunningTable>(null);
  const save = async () => {
    // Load the large exporters only on the first click.
    const { ExportCsv } =
      await import('@material-table/exporters');
    ExportCsv(
      columns,
      tableRef.current?.dataManager.sortedData,
      'orders',
    );
  };
  return (
    <>
      <Button
        variant="outlined"
        onClick={save}
        sx={{ m: 2 }}
      >
        Download as CSV
      </Button>
      <MaterialTable
        title="Orders"
        columns={columns}
        data={orders}
        options={options}
        tableRef={tableRef}
      />
    </>
  );
}
