import MaterialTable from '@material-table/core';
import { MTableToolbar } from '@material-table/core';
import { type ComponentProps, useMemo } from 'react';
import { makeColumns, orders } from './_b-orders';

const components = { Toolbar: ToolbarWithCount };

export default function CountInTitle() {
  const columns = useMemo(makeColumns, []);
  return <MaterialTable title="Orders" columns={columns} data={orders} components={components} />;
}

function ToolbarWithCount(props: ComponentProps<typeof MTableToolbar>) {
  const found = props.dataManager.searchedData.length;
  const all = props.originalData.length;
  return <MTableToolbar {...props} title={`${props.title}: ${found === all ? all : `${found} of ${all}`}`} />;
}
