import { renamedModules } from '#check-code/data/old-material-ui';

/** A module that a visitor's program can import. */
interface Importable {
  /** Its members are modules, too: `@mui/material/Button`. */
  isBarrel?: true;
  /** The file that the frame loads when a program imports it. */
  chunk?: string;
  /** It is too big even for a chunk: the frame loads the members that a program takes. */
  isInParts?: true;
}

/** The package with an icon for each of its modules. */
export const iconsPackage = '@mui/icons-material';

const importable = {
  react: {},
  'react/jsx-runtime': {},
  'react/jsx-dev-runtime': {},
  'react-dom': {},
  'react-dom/client': {},
  '@material-table/core': {},
  '@material-table/exporters': { chunk: 'exporters' },
  '@mui/material': { isBarrel: true },
  '@mui/material/colors': { isBarrel: true },
  '@mui/material/locale': { chunk: 'mui-locales' },
  '@mui/material/styles': {},
  '@mui/material/utils': {},
  [iconsPackage]: { isBarrel: true, isInParts: true },
  '@mui/x-date-pickers': { isBarrel: true },
  '@mui/x-date-pickers/AdapterDateFns': {},
  '@mui/x-date-pickers/locales': { chunk: 'picker-locales' },
  'date-fns': { isBarrel: true },
  'date-fns/locale': { isBarrel: true, isInParts: true },
  '@emotion/react': {},
  '@emotion/react/jsx-runtime': {},
  '@emotion/styled': {},
  '@emotion/cache': {},
} as const satisfies Record<string, Importable>;

/** The modules that the frame's bundle has to hold; it can't be compiled without one of them. */
export type BundledModule = {
  [Name in keyof typeof importable]: (typeof importable)[Name] extends { chunk: string } | { isInParts: true }
    ? never
    : Name;
}[keyof typeof importable];

/** What a visitor's program can import. The preview, the types of the editor and the downloaded project follow this table. */
export const importableModules: ReadonlyMap<string, Importable> = new Map(Object.entries(importable));

/** The packages that these modules belong to. */
export const importablePackages: readonly string[] = Object.keys(importable).filter((name) =>
  /^(?:@[^/]+\/)?[^/]+$/.test(name),
);

/** The module that a specifier names a member of: `@mui/material` of `@mui/material/Button`. */
export function barrelOf(specifier: string): string | undefined {
  const parent = specifier.slice(0, Math.max(0, specifier.lastIndexOf('/')));
  return importableModules.get(parent)?.isBarrel ? parent : undefined;
}

/** Whether the preview may have a module of that name; for a member of a barrel the types know whether it's there. */
export function isImportable(specifier: string): boolean {
  return importableModules.has(specifier) || barrelOf(specifier) !== undefined;
}

/** Modules that people still import, and what has taken their place in the preview; what `$1` holds is kept. */
export const replacedModules: readonly [old: RegExp, now: string][] = [
  [/^material-table$/, '@material-table/core'],
  ...renamedModules,
  [/^@mui\/icons$/, '@mui/icons-material'],
  [/^@mui\/core(\/.*)?$/, '@mui/material$1'],
  [/^@(?:material-ui|mui)\/pickers$/, '@mui/x-date-pickers'],
  [/^@mui\/x-date-pickers-pro(\/.*)?$/, '@mui/x-date-pickers$1'],
  [/^@date-io\/date-fns$/, '@mui/x-date-pickers/AdapterDateFns'],
  [/^@mui\/lab\/AdapterDateFns$/, '@mui/x-date-pickers/AdapterDateFns'],
  [/^styled-components$/, '@emotion/styled'],
  [/^@emotion\/css$/, '@emotion/react'],
  [/^@mui\/system$/, '@mui/material/styles'],
  [/^date-fns\/esm(\/.*)?$/, 'date-fns$1'],
  [/^react-dom\/server$/, 'react-dom/client'],
];
