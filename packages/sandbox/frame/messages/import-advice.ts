// cspell:ignore urql
/** Messages for outdated names that people still type, and for packages that the preview lacks. */
import { renamedExports } from '#check-code/data/old-material-ui.ts';
import { nearestNames } from '#kit/nearest.ts';
import { isOwnFile } from '../../files';
import { iconsPackage, importablePackages, replacedModules } from '../../packages';

const availableText = new Intl.ListFormat('en-GB').format(importablePackages);

const packageAdvice: [old: RegExp, advice: string][] = [
  [
    /^@(?:material-ui|mui)\/styles/,
    '`makeStyles` and `withStyles` were removed from MUI. Use the `sx` prop, or `styled` from `@mui/material/styles`.',
  ],
  [
    /^(?:axios|node-fetch|ky|superagent|swr|@tanstack\/react-query|react-query)$/,
    'The preview has no network, so return fixed rows from a function or a `Promise`.',
  ],
  [/^(?:moment|moment-timezone|dayjs|luxon)$/, 'For dates, use `date-fns`.'],
  [
    /^(?:lodash|underscore|ramda)/,
    'Use the methods of arrays and objects, such as `map`, `filter` and `structuredClone`.',
  ],
  [/^prop-types$/, 'React 19 ignores `propTypes`. Delete them, or use TypeScript types.'],
  [
    /^(?:jspdf|jspdf-autotable|filefy|papaparse|xlsx)$/,
    'For CSV and PDF, use `ExportCsv` and `ExportPdf` from `@material-table/exporters`.',
  ],
  [
    /^(?:@apollo\/|apollo-|graphql|urql)|^gatsby|^next\b|^react-router|^@reach\/router/,
    'The preview shows one component, without pages and a server: write fixed values instead of what comes from it.',
  ],
  [
    /^@?(?:react-)?redux|^zustand|^mobx|^formik|^react-hook-form/,
    'Keep the state in the component with `useState`.',
  ],
  [/^(?:faker|@faker-js\/faker|chance|uuid|nanoid)$/, 'Write a few fixed rows instead.'],
];

/** The module that replaced one that people still import. */
export function movedTo(specifier: string): string | undefined {
  const moved = replacedModules.find(([old]) => old.test(specifier));
  return moved && specifier.replace(...moved);
}

/** The message for a package that can't be imported. */
export function unknownPackage(specifier: string): string {
  if (isOwnFile(specifier))
    return `\`${specifier}\` is one of your files and isn't here. Create it, then paste its content.`;
  const now = movedTo(specifier);
  if (now) return `\`${specifier}\` is now \`${now}\`. Change the import.`;
  const advice = packageAdvice.find(([old]) => old.test(specifier))?.[1];
  return `\`${specifier}\` can't be imported here. ${advice ?? ''}${advice ? ' ' : ''}Available: ${availableText}.`;
}

const styleAdvice = 'was removed from MUI. Use the `sx` prop, or `styled` from `@mui/material/styles`.';

const goneNames: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(renamedExports).map(([old, now]) => [old, `is now \`${now}\`, from \`@mui/material\`.`]),
  ),
  makeStyles: styleAdvice,
  withStyles: styleAdvice,
  createStyles: styleAdvice,
  unstable_createMuiStrictModeTheme: 'is now `createTheme`.',
  adaptV4Theme: 'was removed from MUI. Write the theme for `createTheme`.',
  Hidden: "was removed from MUI. Use the `sx` prop: `sx={{ display: { xs: 'none', md: 'block' } }}`.",
  withWidth: 'was removed from MUI. Use `useMediaQuery`.',
  Grid2: 'is now `Grid`.',
  Unstable_Grid2: 'is now `Grid`.',
  RootRef: 'was removed from MUI. Pass a `ref` to the component.',
  KeyboardDatePicker: 'is now `DatePicker`.',
  KeyboardDateTimePicker: 'is now `DateTimePicker`.',
  KeyboardTimePicker: 'is now `TimePicker`.',
  MuiPickersUtilsProvider: 'is now `LocalizationProvider`.',
  findDOMNode: 'was removed from React 19. Use a ref.',
  unmountComponentAtNode: 'was removed from React 19. Use `root.unmount()`.',
  MTable:
    "is in the types only. The table is the default export: `import MaterialTable from '@material-table/core'`.",
  MaterialTable: "is the default export: `import MaterialTable from '@material-table/core'`.",
};

/** The name now of what a module of the preview exported under another one. */
export function renamedExport(name: string, specifier: string): string | undefined {
  if (specifier === '@material-table/core') return name === 'MaterialTable' ? 'default' : undefined;
  if (specifier === iconsPackage) return /(?<!^DriveFileRename)Outline$/.test(name) ? `${name}d` : undefined;
  const gone = specifier.startsWith('@mui/') && isGone(name) ? goneNames[name] : undefined;
  return /^is now `(\w+)`/.exec(gone ?? '')?.[1];
}

/** The message for a name that a module doesn't export. `names` are its exports. */
export function missingExport(name: string, specifier: string, names: readonly string[]): string {
  if (name === 'default')
    return `\`${specifier}\` has no default export. Import by name: \`import { … } from '${specifier}'\`.`;
  const gone = isGone(name) ? goneNames[name] : undefined;
  if (gone) return `\`${name}\` ${gone}`;
  const [near] = nearestNames(name, names, 1);
  return `\`${specifier}\` doesn't export \`${name}\`.${near ? ` Did you mean \`${near}\`?` : ''}`;
}

/** True for a former export of MUI or React that has advice. */
export function isGone(name: string): boolean {
  return Object.hasOwn(goneNames, name);
}

/** The message for a removed name of MUI or React, if there is one. */
export function advice(name: string): string | undefined {
  return isGone(name) ? `\`${name}\` ${goneNames[name]}` : undefined;
}
