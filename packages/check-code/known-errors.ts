/** An error of the table as the preview words it, and the part of /docs/errors that explains it. */
interface KnownError {
  pattern: RegExp;
  /** The heading. */
  href: string;
  /** The program itself may throw the same message for other reasons: only errors from outside count. */
  isOutside?: true;
  /** What the program's text must contain, if the message alone is ambiguous. */
  needs?: RegExp;
  /** What the line that threw must contain, if the cause is a function of the program. */
  line?: RegExp;
}

/** An error that stopped a program. */
interface StoppingError {
  message: string;
  isOutside?: boolean;
}

/** The part of /docs/errors about an error of the table, if it has one. `at` is the line that threw. */
export function pageOfError(error: StoppingError, program: string, at: string): string | undefined {
  if (!program.includes('material-table')) return undefined;
  return knownErrors.find(
    ({ pattern, isOutside, needs, line }) =>
      pattern.test(error.message) &&
      (!isOutside || error.isOutside === true) &&
      (!needs || needs.test(program)) &&
      (!line || line.test(at)),
  )?.href;
}

/** Production builds shorten names inside the table, and the preview rewords React's errors. */
export const knownErrors: readonly KnownError[] = [
  {
    pattern: /reading 'then'/,
    isOutside: true,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-then',
  },
  {
    pattern: /This row has no `tableData`/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-id',
  },
  {
    pattern: /reading 'id'/,
    isOutside: true,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-id',
  },
  {
    pattern: /reading '(?:addTooltip|searchPlaceholder|labelRowsPerPage)'/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-addtooltip',
  },
  {
    pattern: /reading 'length'/,
    needs: /\bcellEditable\b[^]*\bvalidate\b|\bvalidate\b[^]*\bcellEditable\b/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-length',
  },
  {
    pattern: /reading '(?:dateTimePickerLocalization|deleteText)'/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-datetimepickerlocalization',
  },
  {
    pattern: /^TypeError: \w+ is not a function/,
    needs: /\benableEditMode\b/,
    href: '/docs/errors#onroweditstarted-is-not-a-function',
  },
  {
    pattern: /this\.props\.data is not a function/,
    href: '/docs/errors#thispropsdata-is-not-a-function',
  },
  {
    pattern: /reading 'map'/,
    isOutside: true,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-map',
  },
  {
    pattern: /reading 'width'/,
    isOutside: true,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-width',
  },
  {
    pattern: /Cannot create property 'tableData' on/,
    href: '/docs/errors#cannot-create-property-tabledata-on-boolean-false',
  },
  {
    pattern: /Cannot add property tableData/,
    href: '/docs/errors#cannot-add-property-tabledata-object-is-not-extensible',
  },
  {
    pattern: /Cannot assign to read only property 'tableData'|"tableData" is read-only/,
    href: '/docs/errors#cannot-assign-to-read-only-property-tabledata-of-object-object',
  },
  {
    pattern: /reading 'filter'/,
    isOutside: true,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-filter',
  },
  {
    pattern: /An object can't be shown as text/,
    isOutside: true,
    href: '/docs/errors#objects-are-not-valid-as-a-react-child',
  },
  {
    pattern: /Cannot use 'in' operator/,
    isOutside: true,
    href: '/docs/errors#cannot-use-in-operator-to-search-for-id-in-1',
  },
  {
    pattern: /Invalid currency code/,
    isOutside: true,
    href: '/docs/errors#invalid-currency-code--nope',
  },
  {
    pattern: /Maximum call stack size exceeded/,
    needs: /\bparentChildData\b/,
    href: '/docs/errors#maximum-call-stack-size-exceeded',
  },
  {
    pattern: /sets its state on every update/,
    needs: /\bonGroupChange\b/,
    href: '/docs/errors#maximum-update-depth-exceeded',
  },
  {
    pattern: /A hook was called outside a component/,
    needs: /\bcellEditable\b/,
    href: '/docs/errors#invalid-hook-call-hooks-can-only-be-called-inside-of-the-body-of-a-function-component',
  },
  {
    pattern: /called more hooks than before/,
    needs: /\bdetailPanel\b/,
    href: '/docs/errors#rendered-more-hooks-than-during-the-previous-render',
  },
  {
    pattern: /A component is `/,
    href: '/docs/errors#element-type-is-invalid-expected-a-string-for-built-in-components-or-a-classfunction-for-composite-components-but-got-undefined',
  },
  {
    pattern: /reading 'subscribe'/,
    isOutside: true,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-subscribe',
  },
  {
    pattern: /onDetailPanelChange is not a function/,
    href: '/docs/errors#thispropsondetailpanelchange-is-not-a-function',
  },
  {
    pattern: /reading 'toString'/,
    needs: /\btoggleDetailPanel\b/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-tostring',
  },
  {
    pattern: /`this` has no value here|this\.setState is not a function/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-setstate',
  },
  {
    pattern: /nRowsSelected\.replace is not a function/,
    href: '/docs/errors#localizationnrowsselectedreplace-is-not-a-function',
  },
  {
    pattern: /labelDisplayedRows\.replace is not a function/,
    href: '/docs/errors#localizationlabeldisplayedrowsreplace-is-not-a-function',
  },
  {
    pattern: /reading '\w+'/,
    // A column's own function, not `root.render()`, and no lookup such as `labels[row.state]`.
    line: /(?<![.\w])(?:render|customSort|customFilterAndSearch|customExport)\s*[:(][^[]*$/,
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-lastname',
  },
];
