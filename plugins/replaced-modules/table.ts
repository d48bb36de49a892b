/** A replaced module of the generator or the library, with the reason and the condition for its removal. */
export interface ReplacedModule {
  /** The import, as the importing module writes it. */
  request: RegExp;
  /** Only in the modules of these folders. */
  within?: RegExp;
  /** Only in the browser's bundle; otherwise also in the server's. */
  isBrowserOnly?: boolean;
  /** The replacement, relative to the site. */
  by: string;
  /** The sentence of the specification, or the measurement, that requires it. */
  because: string;
  /** When this row can be removed. */
  until: string;
}

/** For a new row, measure its gain, and state until when it is needed. */
export const replacedModules: ReplacedModule[] = [
  {
    request: /^react-loadable$/,
    by: 'src/loadable/index.tsx',
    because:
      'A chunk that fails shows "a red error box with the message and a Retry button"; the stock one loads the page again, and leaves a first load without scripts.',
    until: 'The generator shows its Retry box on ordinary routes.',
  },
  {
    request: /theme-classic[\\/]lib[\\/]nprogress$/,
    by: 'src/client/nprogress.ts',
    because: 'The progress bar appears after 1000 ms; the theme writes 200 ms into its module.',
    until: 'The theme takes the delay as an option.',
  },
  {
    request: /theme-classic[\\/]lib[\\/]prism-include-languages$/,
    by: 'src/client/no-client-module.ts',
    because: 'Code is highlighted when the site is built (plugins/code-blocks): no page needs Prism.',
    until: 'The theme leaves Prism out when no CodeBlock uses it.',
  },
  {
    request: /[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
    isBrowserOnly: true,
    by: 'src/client/entry.ts',
    because:
      'A click on a table that is in view is to be answered soon: brought to life before the frame of the page, the first sort works after 0.85 of the time (slow 4G, 4x CPU), and a slow phone gets to answer a touch between the parts.',
    until: 'npm run bench, run without this row, is less than 10 % slower.',
  },
  {
    request: /^@mui\/x-date-pickers(?:\/AdapterDateFns)?$/,
    within: /@material-table[\\/]core[\\/]dist/,
    isBrowserOnly: true,
    by: 'src/date-pickers/index.tsx',
    because:
      'The table imports the date pickers, 58 kB by brotli, though only one that filters or edits a date shows them. Loaded when they are needed, the first sort works after 0.87 of the time.',
    until:
      'The library loads them that way itself, or npm run bench, run without this row, is less than 10 % slower.',
  },
];
