import MaterialTable, { type Action, type Column, type Options } from '@material-table/core';
import { MTableCell } from '@material-table/core';
import { type RefObject, useMemo, useState } from 'react';

/** A column whose field is one of the row's, with a hint for its cells. */
export type ListColumn<Row extends object> = Column<Row> & {
  field?: keyof Row & string;
  hint?: (row: Row) => string;
};

/** The methods of the running table that pages use. */
export interface ListHandle {
  onPageChange: (event: unknown, page: number) => void;
  onAllSelected: (isSelected: boolean) => void;
}

interface Props<Row extends object> {
  /** What the rows are, such as "books". */
  things: string;
  rows: Row[];
  columns: () => ListColumn<Row>[];
  /** What can be done with a row. */
  actions?: ((row: Row) => Action<Row>)[];
  onSelect?: (rows: Row[]) => void;
  tableRef?: RefObject<ListHandle | null>;
}

/** The list of this app, for rows of any type. */
export default function List<Row extends { id: number }>({
  things,
  rows,
  columns,
  actions = [],
  onSelect,
  tableRef,
}: Props<Row>) {
  // The table writes to its columns, so each list makes its own, once.
  const [own] = useState(columns);
  const options = useMemo<Options<Row>>(
    () => ({ ...same, selectionProps: ({ id }: Row) => named(`Select ${id}`) }),
    [],
  );
  return (
    <MaterialTable<Row>
      title={things}
      columns={own}
      data={rows}
      options={options}
      actions={actions.map((action) => ({ position: 'row', action }))}
      onSelectionChange={(selected) => onSelect?.(selected)}
      components={components}
      tableRef={tableRef}
    />
  );
}

const named = (name: string) => ({ slotProps: { input: { 'aria-label': name } } });

const same = {
  selection: true,
  search: false,
  pageSize: 2,
  pageSizeOptions: [2],
  headerSelectionProps: named('Select all'),
} satisfies Options<object>;

/** What a cell gets is `any`, so the cell says what it reads. */
interface CellProps<Row extends object> {
  columnDef: ListColumn<Row>;
  rowData: Row;
}

function HintedCell<Row extends object>(props: CellProps<Row>) {
  const { columnDef, rowData } = props;
  return <MTableCell {...props} title={columnDef.hint?.(rowData)} />;
}

const components = { Cell: HintedCell };
