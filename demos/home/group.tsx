import MaterialTable from '@material-table/core';
import {
  firstOrders,
  orderOptions,
  useOrderColumns,
} from './_orders';

export default function GroupByAnyColumn() {
  const grouped = useOrderColumns({
    status: { defaultGroupOrder: 0 },
  });
  return (
    <MaterialTable
      title="Orders"
      columns={grouped}
      data={firstOrders}
      options={{
        ...orderOptions,
        grouping: true,
        defaultExpanded: true,
      }}
    />
  );
}
