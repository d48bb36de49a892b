import { expect, test } from 'vitest';
import { newVersions } from './new-versions';

const installed = {
  '@material-table/core': '8.0.3',
  '@mui/material': '9.5.0',
  '@mui/icons-material': '9.5.0',
  '@mui/x-date-pickers': '9.17.0',
  react: '19.3.1',
};
const registry =
  (newer: Record<string, string>) =>
  (name: string): string =>
    ({ ...installed, ...newer })[name] ?? '';

test('without news there is nothing to try', () => {
  expect(newVersions(installed, registry({ react: '20.0.0' }))).toEqual([]);
});

test('packages that belong together are tried together, each at its own version', () => {
  const newer = { '@mui/material': '9.6.0', '@mui/icons-material': '9.6.0', '@material-table/core': '8.1.0' };
  expect(newVersions(installed, registry(newer))).toEqual([
    { lead: '@material-table/core', version: '8.1.0', packages: { '@material-table/core': '8.1.0' } },
    {
      lead: '@mui/material',
      version: '9.6.0',
      packages: { '@mui/material': '9.6.0', '@mui/icons-material': '9.6.0' },
    },
  ]);
});

test('a smaller package of a group gives the news its own name', () => {
  expect(newVersions(installed, registry({ '@mui/x-date-pickers': '9.18.0' }))).toMatchObject([
    { lead: '@mui/x-date-pickers', version: '9.18.0' },
  ]);
});
