import type { Column } from '@material-table/core';
import { phoneCards } from '../phone-cards';
import { Caption, count, EditableCell, NameCell, titles } from './cells';
import { suppliers, type Part } from './parts';
import { check, type Field, type Value } from './store';

/** A column whose cells can be edited. `validate` gets the value in cell editing, and the row in bulk editing. */
const editable = (field: Field, width: number): Column<Part> => ({
  title: titles[field],
  field,
  width,
  cellStyle: { gridArea: field },
  validate: (edited: Part | Value | undefined) =>
    check(field, typeof edited === 'object' ? edited[field] : edited),
  render: (part) => <EditableCell part={part} field={field} />,
});

const fixed = (field: keyof Part, title: string, textOf: (part: Part) => string): Column<Part> => ({
  title,
  field,
  editable: 'never',
  cellStyle: { gridArea: field, whiteSpace: 'nowrap' },
  render: (part) => (
    <>
      <Caption>{title}</Caption>
      {textOf(part)}
    </>
  ),
});

/** Call it inside the component, with `useMemo`, because the table writes into its columns. */
export const makeColumns = (): Column<Part>[] => [
  { ...fixed('id', 'Part no.', ({ id }) => id), width: 80 },
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
  {
    ...fixed('reserved', 'Reserved', ({ reserved }) => count.format(reserved)),
    width: 110,
    type: 'numeric',
    hidden: true,
  },
];

/** Below 900 px, each row is a card, and the page scrolls instead of the table. Each column names its grid area, so that hidden columns leave no gap. */
export const cards = {
  // The height of a name in two lines, so that all rows have the same height.
  '@media (min-width: 900px)': { '& [data-testid="mtablebodyrow"] > td': { height: 62 } },
  '@media (max-width: 899.95px)': {
    ...phoneCards,
    '& tbody': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' },
    '& [style*="max-height"]': { maxHeight: 'none !important', minHeight: '0 !important' },
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
    // The field of a cell and its buttons have their own line.
    '& [data-testid="mtablebodyrow"] td:has(input, select)': { gridArea: 'auto / 1 / auto / -1 !important' },
  },
};
