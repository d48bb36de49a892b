/** A member that a later line has renamed. Additions and removals are computed; renames can't be. */
export interface Rename {
  from: `${string}.${string}`;
  to: `${string}.${string}`;
}

/** The renamed members, old to new. */
export const renames: Rename[] = [
  { from: 'MaterialTableProps.onChangePage', to: 'MaterialTableProps.onPageChange' },
  { from: 'MaterialTableProps.onChangeRowsPerPage', to: 'MaterialTableProps.onRowsPerPageChange' },
  { from: 'MaterialTableProps.onDoubleRowClick', to: 'MaterialTableProps.onRowDoubleClick' },
  { from: 'Localization.pagination.labelRowsSelect', to: 'Localization.pagination.labelRows' },
];
