import MaterialTable, {
  type Action,
  type Column,
} from '@material-table/core';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import {
  type Dispatch,
  useEffect,
  useMemo,
  useReducer,
} from 'react';

interface Product {
  id: number;
  name: string;
  price: number;
}

export default function UndoAndRedo() {
  const columns = useColumns();
  const [{ past, rows, future }, dispatch] = useReducer(
    step,
    { past: [], rows: products, future: [] },
  );
  const undo = () => dispatch({ kind: 'undo' });
  const redo = () => dispatch({ kind: 'redo' });
  // Takes a function of the latest rows, because
  // several saves may be pending.
  const change = async (
    next: (rows: Product[]) => Product[],
  ) => dispatch({ kind: 'change', next });
  useUndoKeys(dispatch);
  const actions: Action<Product>[] = [
    {
      icon: Undo,
      tooltip: 'Undo',
      isFreeAction: true,
      hidden: past.length === 0,
      onClick: undo,
    },
    {
      icon: Redo,
      tooltip: 'Redo',
      isFreeAction: true,
      hidden: future.length === 0,
      onClick: redo,
    },
  ];
  return (
    <MaterialTable
      title="Price list"
      columns={columns}
      data={rows}
      actions={actions}
      options={{ paging: false, search: false }}
      editable={{
        onRowAdd: ({ name, price }) =>
          change((current) => [
            ...current,
            { id: nextId(current), name, price },
          ]),
        onRowUpdate: ({ id, name, price }) =>
          change((current) =>
            current.map((row) =>
              row.id === id ? { id, name, price } : row,
            ),
          ),
        onRowDelete: ({ id }) =>
          change((current) =>
            current.filter((row) => row.id !== id),
          ),
      }}
    />
  );
}

/** Undo and redo with Ctrl+Z and Ctrl+Y, or with Cmd. */
function useUndoKeys(dispatch: Dispatch<Step>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest(
          'input, textarea, [contenteditable]',
        );
      if (isTyping || !(event.ctrlKey || event.metaKey))
        return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      dispatch({
        kind:
          key === 'y' || event.shiftKey ? 'redo' : 'undo',
      });
    };
    // After a save, the focus is outside the table.
    document.addEventListener('keydown', onKeyDown);
    return () =>
      document.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
}

/** Memoize the columns, so the table keeps its state. */
function useColumns() {
  return useMemo<Column<Product>[]>(
    () => [
      { title: 'Product', field: 'name' },
      {
        title: 'Price',
        field: 'price',
        type: 'currency',
      },
    ],
    [],
  );
}

function nextId(rows: Product[]) {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}

interface History {
  past: Product[][];
  rows: Product[];
  future: Product[][];
}

type Step =
  | { kind: 'undo' | 'redo' }
  | {
      kind: 'change';
      next: (rows: Product[]) => Product[];
    };

function step(
  { past, rows, future }: History,
  taken: Step,
): History {
  if (taken.kind === 'change')
    return {
      past: [...past, rows],
      rows: taken.next(rows),
      future: [],
    };
  const [before, after] = [past.at(-1), future[0]];
  if (taken.kind === 'undo' && before)
    return {
      past: past.slice(0, -1),
      rows: before,
      future: [rows, ...future],
    };
  if (taken.kind === 'redo' && after)
    return {
      past: [...past, rows],
      rows: after,
      future: future.slice(1),
    };
  return { past, rows, future };
}

const products: Product[] = [
  { id: 1, name: 'Notebook', price: 4.5 },
  { id: 2, name: 'Pencil', price: 1.2 },
  { id: 3, name: 'Ruler', price: 2.75 },
];
