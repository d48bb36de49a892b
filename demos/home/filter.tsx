import MaterialTable from '@material-table/core';
import {
  firstOrders,
  orderOptions,
  useOrderColumns,
} from './_orders';

export default function FilterEachColumn() {
  const filtered = useOrderColumns({
    status: { defaultFilter: open },
  });
  return (
    <MaterialTable
      title="Orders"
      columns={filtered}
      data={firstOrders}
      options={{
        ...orderOptions,
        filtering: true,
        hideFilterIcons: true,
      }}
    />
  );
}

const open = ['late', 'new'];
