import type { Column } from '@material-table/core';
import { Caption, count, EditableCell, NameCell, titles } from './cells';
import { suppliers, type Part } from './parts';
import { check, type Field, type Value } from './store';

/** A column whose cells can be edited. While a cell is edited, `validate` gets its value; in bulk editing, the row. */
const editable = (field: Field, width: number): Column<Part> => ({
  title: titles[field],
  field,
  width,
  cellStyle: { gridArea: field },
  validate: (edited: Part | Value | undefined) =>
    check(field, typeof edited === 'object' ? edited[field] : edited),
  render: (part) => <EditableCell part={part} field={field} />,
});

/** Called inside the component, with `useMemo`: the table writes into its columns. */
export const makeColumns = (): Column<Part>[] => [
  {
    title: 'Part no.',
    field: 'id',
    width: 80,
    editable: 'never',
    cellStyle: { gridArea: 'id', whiteSpace: 'nowrap' },
    render: ({ id }) => (
      <>
        <Caption>Part no.</Caption>
        {id}
      </>
    ),
  },
  {
    title: 'Name',
    field: 'name',
    editable: 'never',
    removable: false,
    cellStyle: { gridArea: 'name', minWidth: 185 },
    render: NameCell,
  },
  editable('shelf', 64),
  { ...editable('stock', 130), type: 'numeric' },
  { ...editable('minimum', 80), type: 'numeric' },
  { ...editable('price', 70), type: 'numeric' },
  { ...editable('supplier', 130), lookup: suppliers },
  // At the end, because the table miscounts when a column is dragged past hidden ones.
  {
    title: 'Reserved',
    field: 'reserved',
    width: 110,
    type: 'numeric',
    editable: 'never',
    hidden: true,
    cellStyle: { gridArea: 'reserved' },
    render: ({ reserved }) => (
      <>
        <Caption>Reserved</Caption>
        {count.format(reserved)}
      </>
    ),
  },
];

/** Below 900 px each row is a card, and the page scrolls instead of the table. The areas are those of the columns, so that hidden ones leave no gap. */
export const cards = {
  // The height of a name in two lines, so that nothing moves when the table has measured its columns.
  '@media (min-width: 900px)': { '& [data-testid="mtablebodyrow"] > td': { height: 62 } },
  '@media (max-width: 899.95px)': {
    '& :is(table, thead)': { display: 'block' },
    '& tbody': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' },
    '& [style*="max-height"]': { maxHeight: 'none !important', minHeight: '0 !important' },
    '& :is(th, td)': { display: 'block', width: 'auto !important', border: 0, px: 1 },
    '& thead tr': { display: 'flex', flexWrap: 'wrap' },
    '& thead th': { flex: '1 1 auto', textAlign: 'start' },
    '& :is(.MuiTablePagination-selectLabel, .MuiTablePagination-input)': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '8fr 7fr 11fr',
      gridTemplateAreas: '"name name name" "id shelf supplier" "stock minimum price"',
      '& > td': { minWidth: '0 !important' },
      py: 1,
      borderBottom: '1px solid var(--mui-palette-divider) !important',
    },
    '& tbody td': { py: 0.5, textAlign: 'start' },
    '& tbody td > div': { marginInlineStart: '0 !important' },
    '& tbody td[colspan]': { gridColumn: '1 / -1' },
    // The field of a cell has a row for itself, with its buttons.
    '& [data-testid="mtablebodyrow"] td:has(input, select)': { gridArea: 'auto / 1 / auto / -1 !important' },
  },
};
