/** A member that a later line knows under another name. What was added and removed is computed; that the two are one is not. */
export interface Rename {
  from: `${string}.${string}`;
  to: `${string}.${string}`;
}

/** The members that got another name, old to new. */
export const renames: Rename[] = [
  { from: 'MaterialTableProps.onChangePage', to: 'MaterialTableProps.onPageChange' },
  { from: 'MaterialTableProps.onChangeRowsPerPage', to: 'MaterialTableProps.onRowsPerPageChange' },
  { from: 'MaterialTableProps.onDoubleRowClick', to: 'MaterialTableProps.onRowDoubleClick' },
  { from: 'Localization.pagination.labelRowsSelect', to: 'Localization.pagination.labelRows' },
];
