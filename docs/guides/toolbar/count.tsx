import MaterialTable, {
  type Options,
} from '@material-table/core';
import { MTableToolbar } from '@material-table/core';
import { type ComponentProps, useMemo } from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

const components = { Toolbar: ToolbarWithCount };
// A narrow search leaves room for the title on a phone.
const options: Options<Order> = {
  searchFieldStyle: { width: 140 },
};

export default function CountInTitle() {
  const columns = useMemo(makeColumns, []);
  return (
    <MaterialTable
      title="Orders"
      columns={columns}
      data={orders}
      options={options}
      components={components}
    />
  );
}

function ToolbarWithCount(
  props: ComponentProps<typeof MTableToolbar>,
) {
  const found = props.dataManager.searchedData.length;
  const all = props.originalData.length;
  return (
    <MTableToolbar
      {...props}
      title={`${props.title}: ${found === all ? all : `${found} of ${all}`}`}
    />
  );
}
