import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import {
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

interface Tree {
  id: number;
  name: string;
  height: number;
}

interface RunningTable {
  dataManager: { sortedData: Tree[]; pageSize: number };
  onPageChange: (event: null, page: number) => void;
}

const options: Options<Tree> = {
  pageSize: 3,
  pageSizeOptions: [3, 6],
  search: false,
  addRowPosition: 'first',
};

export default function ShowTheNewRow() {
  const [trees, setTrees] = useState(firstTrees);
  const newId = useRef<number>(undefined);
  const tableRef = useRef<RunningTable>(null);
  const columns = useMemo<Column<Tree>[]>(
    () => [
      {
        title: 'Name',
        field: 'name',
        defaultSort: 'asc',
        render: ({ id, name }) =>
          id === newId.current ? (
            <InView>{name}</InView>
          ) : (
            name
          ),
      },
      {
        title: 'Height in m',
        field: 'height',
        type: 'numeric',
        initialEditValue: 10,
      },
    ],
    [],
  );
  // Once the table has the row, its place
  // in the sorted data determines its page.
  useEffect(() => {
    const table = tableRef.current;
    const index =
      table?.dataManager.sortedData.findIndex(
        ({ id }) => id === newId.current,
      ) ?? -1;
    if (table && index >= 0)
      table.onPageChange(
        null,
        Math.floor(index / table.dataManager.pageSize),
      );
  }, [trees]);
  const add = async (draft: Tree) => {
    const tree = { ...draft, id: trees.length + 1 };
    newId.current = tree.id;
    setTrees([...trees, tree]);
  };
  return (
    <MaterialTable
      title="Trees"
      columns={columns}
      data={trees}
      options={options}
      tableRef={tableRef}
      editable={{ onRowAdd: add }}
    />
  );
}

/** Scroll its content into view on mount. */
function InView({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <mark ref={ref}>{children}</mark>;
}

const firstTrees: Tree[] = [
  { id: 1, name: 'Alder', height: 22 },
  { id: 2, name: 'Birch', height: 18 },
  { id: 3, name: 'Cedar', height: 40 },
  { id: 4, name: 'Elm', height: 30 },
  { id: 5, name: 'Larch', height: 35 },
  { id: 6, name: 'Maple', height: 25 },
  { id: 7, name: 'Oak', height: 33 },
];
