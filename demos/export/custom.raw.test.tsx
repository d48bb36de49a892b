import type { Column } from '@material-table/core';
import { ExportCsv } from '@material-table/exporters';
import { expect } from 'vitest';
import { downloads } from '../../docs/guides/_exports';
import { proves } from '../../tests/claims/claim';
import { columns, type Person } from '../../tests/claims/table';

const linesOf = (columns: Column<Person>[], rows: Person[]) =>
  rows.map((row) => columns.map(({ field }) => row[field as keyof Person]).join(';')).join('\r\n');

proves(
  [
    'ExportCsv always quotes strings and doubles their quotes.',
    'Write the lines yourself, and save them like the JSON:',
  ],
  () => {
    const rows: Person[] = [{ id: 1, name: '="some value"', city: 'Oslo', age: 30 }];
    const files = downloads();
    ExportCsv(columns(), rows, 'people', ';');
    expect(decodeURIComponent(files[0]?.href ?? '')).toContain('"=""some value""";"Oslo";30');
    expect(linesOf(columns(), rows)).toBe('="some value";Oslo;30');
  },
);
