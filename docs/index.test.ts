import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { proves } from '../tests/claims/claim';

proves('it needs version 9.2 or a later 9.x release', () => {
  const { dependencies } = JSON.parse(
    readFileSync('node_modules/@material-table/core/package.json', 'utf8'),
  ) as { dependencies: Record<string, string> };
  expect(dependencies['@mui/material']).toBe('^9.2.0');
});
