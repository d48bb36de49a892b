/** An error of the table as the preview words it, and the part of /docs/errors that explains it. */
export interface KnownError {
  pattern: RegExp;
  /** The heading. */
  href: string;
  /** A sentence below the heading. */
  says: string;
  /** The program itself may throw the same message for other reasons: only errors from outside count. */
  isOutside?: true;
  /** What the program's text must contain, if the message alone is ambiguous. */
  needs?: RegExp;
  /** What the line that threw must contain, if the cause is a function of the program. */
  line?: RegExp;
}

/** Production builds shorten names inside the table, and the preview rewords React's errors. */
export const knownErrors: readonly KnownError[] = [
  {
    pattern: /reading 'then'/,
    isOutside: true,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-then',
    says: 'A function that must return a promise returned nothing: `onRowAdd`, `onRowUpdate`, `onRowDelete`, `onBulkUpdate`, `onCellEditApproved`, or the `data` function.',
  },
  {
    pattern: /This row has no `tableData`|Row \d+ of `data` is (?:undefined|null)/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-id',
    says: 'Find rows by their own id',
  },
  {
    pattern: /reading '(?:addTooltip|searchPlaceholder|labelRowsPerPage)'/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-addtooltip',
    says: "A group of localization is undefined or null, usually because translations aren't loaded yet",
  },
  {
    pattern: /reading 'length'/,
    needs: /\bcellEditable\b[^]*\bvalidate\b|\bvalidate\b[^]*\bcellEditable\b/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-length',
    says: "With `cellEditable`, a column's `validate` gets the new value",
  },
  {
    pattern: /reading '(?:dateTimePickerLocalization|deleteText)'/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-datetimepickerlocalization',
    says: 'In `components.EditRow`, pass your own messages to `MTableEditRow`.',
  },
  {
    pattern: /^TypeError: \w+ is not a function/,
    needs: /\benableEditMode\b/,
    href: '/docs/errors#onroweditstarted-is-not-a-function',
    says: "`enableEditMode()` from `onRowClick` was called in a grouped table, where it doesn't work.",
  },
  {
    pattern: /this\.props\.data is not a function/,
    needs: /\.onQueryChange\(/,
    href: '/docs/errors#thispropsdata-is-not-a-function',
    says: 'Another cause is tableRef.current.onQueryChange() on a table with an array; pass a new array instead.',
  },
  {
    pattern: /this\.props\.data is not a function/,
    href: '/docs/errors#thispropsdata-is-not-a-function',
    says: 'Pass `data={rows ?? []}`, or the array inside.',
  },
  {
    pattern: /`columns` that (?:is|are) /,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-map',
    says: 'Pass `[]` until you have them.',
  },
  {
    pattern: /Column \d+ of `columns` is (?:undefined|null)/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-width',
    says: 'Filter the array before you pass it.',
  },
  {
    pattern: /Cannot create property 'tableData' on/,
    href: '/docs/errors#cannot-create-property-tabledata-on-boolean-false',
    says: 'Write `...(isAdmin ? [column] : [])`, or give the column `hidden: !isAdmin`.',
  },
  {
    pattern: /Cannot add property tableData|Column \d+ of `columns` is frozen\.[^]*not extensible/,
    href: '/docs/errors#cannot-add-property-tabledata-object-is-not-extensible',
    says: 'The column objects are frozen: they come from a Redux store, Immer or `Object.freeze`.',
  },
  {
    pattern: /Cannot assign to read only property 'tableData'|"tableData" is read-only/,
    href: '/docs/errors#cannot-assign-to-read-only-property-tabledata-of-object-object',
    says: 'The cause is the same, for columns that were frozen after a table had used them.',
  },
  {
    pattern: /`actions` that is/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-filter',
    says: 'Omit the prop or pass []',
  },
  {
    pattern: /An object can't be shown as text/,
    isOutside: true,
    href: '/docs/errors#objects-are-not-valid-as-a-react-child',
    says: "Point `field` at a value inside it (`'name.first'`), or add `render`; a column of dates needs `type: 'date'`.",
  },
  {
    pattern: /Invalid currency code/,
    isOutside: true,
    href: '/docs/errors#invalid-currency-code--nope',
    says: 'currencySetting.currencyCode is not a three-letter code',
  },
  {
    pattern: /Maximum call stack size exceeded/,
    needs: /\bparentChildData\b/,
    href: '/docs/errors#maximum-call-stack-size-exceeded',
    says: "In tree data, two rows are each other's parent, or a row is its own.",
  },
  {
    pattern: /changes its state on every update/,
    needs: /\bonGroupChange\b/,
    href: '/docs/errors#maximum-update-depth-exceeded',
    says: 'the table calls it after every render with a new array, so the new state causes another render, endlessly',
  },
  {
    pattern: /A hook was called outside a component/,
    needs: /\bcellEditable\b/,
    href: '/docs/errors#invalid-hook-call-hooks-can-only-be-called-inside-of-the-body-of-a-function-component',
    says: 'an `editComponent` with hooks in `cellEditable`, which calls it as a plain function',
  },
  {
    pattern: /called more hooks than before/,
    needs: /\bdetailPanel\b/,
    href: '/docs/errors#rendered-more-hooks-than-during-the-previous-render',
    says: "`detailPanel` is called as a function, so it can't have hooks.",
  },
  {
    pattern: /A component is `/,
    href: '/docs/errors#element-type-is-invalid-expected-a-string-for-built-in-components-or-a-classfunction-for-composite-components-but-got-undefined',
    says: 'Something that should be a component is missing',
  },
  {
    pattern: /reading 'subscribe'/,
    isOutside: true,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-subscribe',
    says: 'A part of the table, such as `MTableToolbar` or `MTableCell`, is rendered outside a table.',
  },
  {
    pattern: /onDetailPanelChange is not a function/,
    href: '/docs/errors#thispropsondetailpanelchange-is-not-a-function',
    says: 'A detail panel was opened in a table with `onTreeExpandChange`.',
  },
  {
    pattern: /reading 'toString'/,
    needs: /\btoggleDetailPanel\b/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-tostring',
    says: '`toggleDetailPanel()` from `onRowClick` was called in a table without `detailPanel`.',
  },
  {
    pattern: /`this` has no value here|this\.setState is not a function/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-setstate',
    says: 'A method was passed without its object',
  },
  {
    pattern: /nRowsSelected\.replace is not a function/,
    href: '/docs/errors#localizationnrowsselectedreplace-is-not-a-function',
    says: 'Pass a string with {0}, or a function of the number.',
  },
  {
    pattern: /labelDisplayedRows\.replace is not a function/,
    href: '/docs/errors#localizationlabeldisplayedrowsreplace-is-not-a-function',
    says: "MUI's function of the same name doesn't work here.",
  },
  {
    pattern: /reading '\w+'/,
    // A column's own function, not `root.render()`, and no lookup such as `labels[row.state]`.
    line: /(?<![.\w])(?:render|customSort|customFilterAndSearch|customExport)\s*[:(][^[]*$/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-lastname',
    says: 'Your `render`, `customSort`, `customFilterAndSearch` or `customExport` reads a nested object that some rows lack',
  },
];
