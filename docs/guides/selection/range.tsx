import MaterialTable, {
  type Options,
} from '@material-table/core';
import {
  type MouseEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  checkboxNames,
  makeColumns,
  type Order,
  orders,
} from '../_orders';

/** The part of `tableRef.current` used here. */
interface RunningTable {
  dataManager: { sortedData: Order[] };
}

export default function SelectWithShift() {
  const columns = useMemo(makeColumns, []);
  const tableRef = useRef<RunningTable>(null);
  const isShift = useRef(false);
  const last = useRef<number>(undefined);
  const [ids, setIds] = useState<number[]>([]);
  const rows = useMemo(
    () =>
      orders.map((order) => ({
        ...order,
        tableData: { checked: ids.includes(order.id) },
      })),
    [ids],
  );
  const options = useMemo<Options<Order>>(
    () => ({
      ...checkboxNames,
      selection: true,
      paging: false,
      selectionProps: ({ customer }: Order) => ({
        slotProps: {
          input: { 'aria-label': `Select ${customer}` },
        },
        onClick: (event: MouseEvent) => {
          event.stopPropagation();
          isShift.current = event.shiftKey;
        },
      }),
    }),
    [],
  );
  const change = (selected: Order[], clicked?: Order) => {
    const next = new Set(selected.map(({ id }) => id));
    const order =
      tableRef.current?.dataManager.sortedData.map(
        ({ id }) => id,
      ) ?? [];
    const ends = [last.current, clicked?.id].map((id) =>
      order.findIndex((other) => other === id),
    );
    const [from, to] = [
      Math.min(...ends),
      Math.max(...ends),
    ];
    if (clicked && isShift.current && !ends.includes(-1))
      for (const id of order.slice(from, to + 1))
        if (next.has(clicked.id)) next.add(id);
        else next.delete(id);
    last.current = clicked?.id;
    setIds([...next]);
  };
  return (
    <MaterialTable
      title="Orders"
      columns={columns}
      data={rows}
      options={options}
      tableRef={tableRef}
      onSelectionChange={change}
    />
  );
}
