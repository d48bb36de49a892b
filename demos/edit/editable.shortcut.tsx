import MaterialTable, { type Options } from '@material-table/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { makeColumns, type Order, orders } from '../_rows/orders';

/** The part of `tableRef.current` used here. */
interface RunningTable {
  setState: (state: { showAddRow: boolean }) => void;
}

const options: Options<Order> = { search: false, addRowPosition: 'first' };
const typedInto = 'input, textarea, select, [contenteditable]';

export default function ShortcutToAdd() {
  const columns = useMemo(makeColumns, []);
  const [rows, setRows] = useState(orders);
  const tableRef = useRef<RunningTable>(null);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(typedInto);
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      // Keep the n from being typed into the input that opens.
      event.preventDefault();
      tableRef.current?.setState({ showAddRow: true });
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <MaterialTable
      title="Press N for a new order"
      columns={columns}
      data={rows}
      options={options}
      tableRef={tableRef}
      editable={{
        onRowAdd: async (draft) => setRows((current) => [{ ...draft, id: current.length + 1 }, ...current]),
      }}
    />
  );
}
