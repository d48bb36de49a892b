import { renamedModules } from '#check-code/data/old-material-ui.ts';

/** A module that a visitor's program can import. */
interface Importable {
  /** Its members are also modules: `@mui/material/Button`. */
  isBarrel?: true;
  /** The file that the frame loads when a program imports it. */
  chunk?: string;
  /** It is too large even for a chunk: the frame loads only the members that a program uses. */
  isInParts?: true;
}

/** The package with a module for each icon. */
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

/** The modules that the frame's bundle must contain; it can't be compiled without one of them. */
export type BundledModule = {
  [Name in keyof typeof importable]: (typeof importable)[Name] extends { chunk: string } | { isInParts: true }
    ? never
    : Name;
}[keyof typeof importable];

/** The modules that a program can import, for the preview, the editor's types and the downloaded project. */
export const importableModules: ReadonlyMap<string, Importable> = new Map(Object.entries(importable));

export const importablePackages: readonly string[] = Object.keys(importable).filter((name) =>
  /^(?:@[^/]+\/)?[^/]+$/.test(name),
);

/** The module of a member's specifier: `@mui/material` for `@mui/material/Button`. */
export function barrelOf(specifier: string): string | undefined {
  const parent = specifier.slice(0, Math.max(0, specifier.lastIndexOf('/')));
  return importableModules.get(parent)?.isBarrel ? parent : undefined;
}

/** Whether the preview may have a module with that name; the types know the members of a barrel. */
export function isImportable(specifier: string): boolean {
  return importableModules.has(specifier) || barrelOf(specifier) !== undefined;
}

/** Modules that people still import, and their replacements in the preview; what `$1` matches is kept. */
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
