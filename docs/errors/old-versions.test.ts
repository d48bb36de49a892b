import fs from 'node:fs';
import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';

const needs = (name: string): Record<string, string> =>
  JSON.parse(fs.readFileSync(`node_modules/@material-table/${name}/package.json`, 'utf8')).dependencies;

proves("@material-table/core doesn't need jspdf, because the exporters are a separate package.", () => {
  expect(needs('core')).not.toHaveProperty('jspdf');
  expect(needs('exporters').jspdf).toMatch(/^\^4\./);
});
