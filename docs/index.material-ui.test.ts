import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { proves } from '../tests/claims/claim';

proves(['version 9.2 or newer of 9', 'The table depends on @mui/material ^9.2.0'], () => {
  const { dependencies } = JSON.parse(
    readFileSync('node_modules/@material-table/core/package.json', 'utf8'),
  ) as { dependencies: Record<string, string> };
  expect(dependencies['@mui/material']).toBe('^9.2.0');
});
