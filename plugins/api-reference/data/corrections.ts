/** Something the types (or the names) promise and 8.0.3 does not keep. */
export interface Correction {
  /** The members whose entries show it, as `Group.member`. */
  members: string[];
  /** What is true, in one sentence. */
  truth: string;
  /** How to get what you want all the same, if there is a way. */
  workaround?: string;
  /** The sentence of the claim in tests/claims that runs it, so that an upgrade which mends it turns a test red. */
  claim: string;
}

/** A test holds every entry to its claim. When the claim turns red after an upgrade, delete the entry and correct the words. */
export const corrections: Correction[] = [
  {
    members: ['MaterialTableProps.onQueryChange'],
    truth: 'It is never called.',
    workaround: 'pass `data` as a function; it gets every query.',
    claim: 'is never called, neither for an array nor for remote data',
  },
  {
    members: ['MaterialTableProps.onRowSelected'],
    truth: 'It is never called.',
    workaround: 'use `onSelectionChange`; its second argument is the clicked row.',
    claim: 'is never called; onSelectionChange gets the clicked row instead',
  },
  {
    members: ['MaterialTableProps.page', 'MaterialTableProps.totalCount'],
    truth: 'It has no effect.',
    workaround:
      'start on a page with `options.initialPage`; for remote data return `page` and `totalCount` from the `data` function.',
    claim: 'change nothing, with an array or a function',
  },
  {
    members: ['MaterialTableProps.detailPanel', 'DetailPanel.render'],
    truth:
      'The table calls the function instead of rendering it, so a hook inside crashes when a panel opens.',
    workaround: 'return a component of your own and use hooks in that.',
    claim: 'must not use hooks; a component inside may',
  },
  {
    members: ['MaterialTableProps.onDetailPanelChange'],
    truth: 'It is called only when `onTreeExpandChange` is set too.',
    workaround: 'pass both; `onTreeExpandChange={() => {}}` is enough.',
    claim: 'runs only if onTreeExpandChange is passed too',
  },
  {
    members: ['MaterialTableProps.onTreeExpandChange'],
    truth: 'On a table with a `detailPanel`, opening a panel throws when `onDetailPanelChange` is not set.',
    workaround: 'pass both.',
    claim: 'without onDetailPanelChange makes a detail panel throw',
  },
  {
    members: ['MaterialTableProps.renderSummaryRow'],
    truth: 'An element as the result shows nothing.',
    workaround: 'return `{ value: <b>12</b> }`, or a plain string or number.',
    claim: 'shows nothing for an element, and what is in value for { value }',
  },
  {
    members: ['MaterialTableProps.renderSummaryRow'],
    truth: '`currentData` is always `undefined`.',
    workaround: 'use `data`, the rows on all pages.',
    claim: 'gets no currentData',
  },
  {
    members: ['MaterialTableProps.tableRef'],
    truth: 'The types accept `ref`, but the table ignores it.',
    workaround: 'use `tableRef`.',
    claim: 'is the way to the table; ref stays empty',
  },
  {
    members: ['MaterialTableProps.columns'],
    truth: 'The table writes its state into the column objects.',
    workaround: 'create columns inside the component, with `useMemo`, and do not share or freeze them.',
    claim: 'are written to, and frozen ones throw',
  },
  {
    members: ['MaterialTableProps.actions'],
    truth: 'Actions in rows keep the functions of an earlier render until columns, data or options change.',
    workaround: 'read changing values through a ref in the handler.',
    claim: 'in rows stay the old ones until columns, data or options change',
  },
  {
    members: [
      'MaterialTableProps.icons',
      'Icons.Add',
      'Icons.Check',
      'Icons.Clear',
      'Icons.Edit',
      'Icons.Delete',
    ],
    truth:
      'When you set any icon, the buttons for adding, editing and deleting lose theirs unless you set them too.',
    workaround: 'set `Add`, `Edit`, `Delete`, `Check` and `Clear` along with the icon you change.',
    claim: 'set in part leave the other editing buttons empty',
  },
  {
    members: ['Options.sorting'],
    truth: 'It only prints a deprecation warning; `false` does not turn sorting off.',
    workaround: 'set `maxColumnSort: 0`.',
    claim: 'only prints a deprecation warning; false leaves every header sortable',
  },
  {
    members: ['Options.padding'],
    truth:
      'The default is `normal`, which the types refuse, and `default` mixes wide header cells with narrow body cells.',
    workaround: 'leave it out, or set `dense`.',
    claim: 'defaults to normal, which the types refuse',
  },
  {
    members: ['Options.keepSortDirectionOnColumnSwitch'],
    truth: 'It has no effect: a newly clicked column starts ascending either way.',
    claim: 'changes nothing: a newly clicked column starts ascending either way',
  },
  {
    members: ['Column.cellStyle'],
    truth: 'A function gets the value and the row; the third argument, the column, is missing.',
    claim: 'as a function gets two arguments, no column',
  },
  {
    members: ['Column.editComponent'],
    truth:
      'In a table with `cellEditable` it is called as a plain function, so hooks in it crash, and it gets no `onRowDataChange`.',
    workaround: 'pass `(props) => <Editor {...props} />`.',
    claim: 'in a cell being edited it is called as a function, so hooks in it crash',
  },
  {
    members: ['Column.exportTransformer'],
    truth: 'The table does not read it; only `@material-table/exporters` does.',
    workaround: 'use `customExport`, which gets the whole row.',
    claim: 'is not read by the table',
  },
  {
    members: ['Column.groupTitle'],
    truth: 'Only a function is used; a string or an element is ignored.',
    claim: 'is the title of the group row when it is a function; anything else is ignored',
  },
  {
    members: ['Column.validate'],
    truth: 'In a table with `cellEditable` it gets the new value instead of the row.',
    claim: 'in a cell being edited, validate gets the value alone',
  },
  {
    members: ['Options.filtering', 'Column.filtering'],
    truth: 'Emptying the filter of a number or date column leaves no rows.',
    workaround: 'give such columns a `customFilterAndSearch` that accepts an empty value.',
    claim: 'emptying the filter of a numeric column leaves no rows',
  },
  {
    members: ['editable.isBulkEditable'],
    truth:
      'It is never called; the table reads a prop `isBulkEditable` of its own instead, and disables bulk editing when that returns `true`.',
    claim: 'is never called; the top-level prop of that name disables the button',
  },
  {
    members: ['cellEditable.isCellEditable'],
    truth: 'The types ask for it, but without it every cell can be edited.',
    claim: 'says which cells can be clicked, and may be left out',
  },
  {
    members: ['Query.error'],
    truth: 'It is `false` after a query that succeeded.',
    workaround: 'test it as a condition, do not compare it with `undefined`.',
    claim: 'is false after a query that succeeded',
  },
  {
    members: ['Query.orderByCollection'],
    truth: 'The first query lists every column, the unsorted ones with an empty `orderDirection`.',
    workaround: 'keep only the items that have an `orderDirection`.',
    claim: 'list every column at first, then only the sorted ones',
  },
  {
    members: ['ErrorState.errorCause'],
    truth: 'It can also be `bulk edit`, which the type leaves out.',
    claim: 'is bulk edit when saving a bulk edit fails',
  },
  {
    members: ['Localization.toolbar.exportCSVName', 'Localization.toolbar.exportPDFName'],
    truth: 'It appears nowhere.',
    workaround: 'name the entries with `label` in `options.exportMenu`.',
    claim: 'appear nowhere',
  },
  {
    members: ['Localization.body.dateTimePickerLocalization'],
    truth: 'It has no effect.',
    workaround:
      'set `dateTimePickerLocalization` at the top level of `localization`; the types do not list it there.',
    claim: 'changes nothing; the top-level key does',
  },
  {
    members: ['Localization.toolbar.nRowsSelected', 'Localization.pagination.labelDisplayedRows'],
    truth:
      'The types allow any node, but all except a string throws (`nRowsSelected` may be a function too).',
    claim: 'throw when they are numbers or elements, because the table replaces parts of a text',
  },
  {
    members: ['TableRef.clearCriteria'],
    truth: 'A table with a number column shows no rows afterwards.',
    workaround: 'clear the filters one by one with `onFilterChange`, or give the table a new `key`.',
    claim: 'leaves a table with a numeric column without rows',
  },
  {
    members: ['Exports.default'],
    truth: 'The types also list a named export `MTable`, which the package does not have.',
    claim: 'is the table; the MTable of the types does not exist',
  },
];
