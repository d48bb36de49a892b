/** What a visitor's program can import (packages/sandbox/frame/registry.ts; a test holds the two together). */
export const importable = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@material-table/core',
  '@material-table/exporters',
  '@mui/material',
  '@mui/material/colors',
  '@mui/material/locale',
  '@mui/material/styles',
  '@mui/material/utils',
  '@mui/x-date-pickers',
  '@mui/x-date-pickers/AdapterDateFns',
  '@mui/x-date-pickers/locales',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@emotion/styled',
  '@emotion/cache',
  'date-fns',
  'date-fns/locale',
];

/** The package with an icon for each of its modules, all of which can be imported. */
export const iconsPackage = '@mui/icons-material';

/** Packages whose members are modules of their own too: `@mui/material/Button`. */
const barrels = [
  '@mui/material',
  '@mui/material/colors',
  '@mui/x-date-pickers',
  'date-fns',
  'date-fns/locale',
  iconsPackage,
];

/** Whether the preview may have a module of that name; for a member of a barrel the types know whether it's there. */
export function isImportable(specifier: string): boolean {
  const folder = specifier.slice(0, specifier.lastIndexOf('/'));
  return importable.includes(specifier) || specifier === iconsPackage || barrels.includes(folder);
}
