import MaterialTable, { type Action, type Column, type Options } from '@material-table/core';
import { ExportCsv } from '@material-table/exporters';
import PlaylistAdd from '@mui/icons-material/PlaylistAdd';
import { useMemo, useRef, useState } from 'react';

interface Part {
  id: number;
  parentId?: number;
  name: string;
  quantity: number;
}

/** What the table shows: the sums are part of the rows, so that the columns stay the same. */
interface Row extends Part {
  total: number;
  level: number;
  parent: string;
}

interface RunningTable {
  setState: (state: { showAddRow: boolean }) => void;
}

export default function Parts() {
  const [parts, setParts] = useState(firstParts);
  const [parentId, setParentId] = useState<number>();
  const tableRef = useRef<RunningTable>(null);
  const rows = useMemo(() => withTotals(parts), [parts]);
  const columns = useMemo<Column<Row>[]>(
    () => [
      { title: 'Part', field: 'name' },
      { title: 'Quantity', field: 'quantity', type: 'numeric', initialEditValue: 1 },
      { title: 'Total', field: 'total', type: 'numeric', editable: 'never' },
      { title: 'Level', field: 'level', hidden: true, export: true },
      { title: 'Part of', field: 'parent', hidden: true, export: true },
    ],
    [],
  );
  const add = (part: Row): Action<Row> => ({
    icon: PlaylistAdd,
    tooltip: `Add below ${part.name}`,
    onClick: () => {
      setParentId(part.id);
      tableRef.current?.setState({ showAddRow: true });
    },
  });
  return (
    <MaterialTable
      title="Bill of materials"
      columns={columns}
      data={rows}
      options={options}
      tableRef={tableRef}
      parentChildData={(row, all) => all.find(({ id }) => id === row.parentId)}
      actions={[add]}
      initialFormData={{ parentId }}
      editable={{
        editTooltip: ({ name }) => `Edit ${name}`,
        onRowUpdate: async (changed) =>
          setParts((current) => current.map((part) => (part.id === changed.id ? pick(changed) : part))),
        onRowAdd: async (draft) => {
          const id = Math.max(...parts.map((part) => part.id)) + 1;
          setParts([...parts, { ...pick(draft), id }]);
          setParentId(undefined);
        },
        onRowAddCancelled: () => setParentId(undefined),
      }}
    />
  );
}

const options: Options<Row> = {
  paging: false,
  search: false,
  exportAllData: true,
  exportMenu: [{ label: 'CSV', exportFunc: (columns, rows) => ExportCsv(columns, rows, 'parts') }],
};

/** The part's own fields; editors return numbers as text. */
function pick({ id, parentId, name, quantity }: Part): Part {
  return { id, parentId, name, quantity: Number(quantity) };
}

function withTotals(parts: Part[]): Row[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const parentOf = ({ parentId }: Part) => (parentId === undefined ? undefined : byId.get(parentId));
  const level = (part: Part): number => {
    const parent = parentOf(part);
    return parent ? level(parent) + 1 : 1;
  };
  const total = ({ id, quantity }: Part): number =>
    parts.filter(({ parentId }) => parentId === id).reduce((sum, child) => sum + total(child), quantity);
  return parts.map((part) => ({
    ...part,
    total: total(part),
    level: level(part),
    parent: parentOf(part)?.name ?? '',
  }));
}

const firstParts: Part[] = [
  { id: 1, name: 'Bicycle', quantity: 0 },
  { id: 2, parentId: 1, name: 'Wheel', quantity: 2 },
  { id: 3, parentId: 2, name: 'Spoke', quantity: 32 },
  { id: 4, parentId: 1, name: 'Frame', quantity: 1 },
  { id: 5, name: 'Trailer', quantity: 1 },
];
