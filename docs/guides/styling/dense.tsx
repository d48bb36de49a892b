import MaterialTable, {
  type Action,
  type Options,
} from '@material-table/core';
import DensityMedium from '@mui/icons-material/DensityMedium';
import DensitySmall from '@mui/icons-material/DensitySmall';
import { useMemo, useState } from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

export default function DenseSwitch() {
  const columns = useMemo(makeColumns, []);
  const [isDense, setIsDense] = useState(true);
  const options = useMemo<Options<Order>>(
    // Omit padding for the normal height:
    // `undefined` and 'default' have other effects.
    () => ({
      search: false,
      ...(isDense && { padding: 'dense' }),
    }),
    [isDense],
  );
  const toggle: Action<Order> = {
    icon: isDense ? DensityMedium : DensitySmall,
    tooltip: isDense ? 'Normal rows' : 'Dense rows',
    isFreeAction: true,
    onClick: () => setIsDense(!isDense),
  };
  return (
    <MaterialTable
      title="Orders"
      columns={columns}
      data={orders}
      options={options}
      actions={[toggle]}
    />
  );
}
