import { ExportCsv } from '@material-table/exporters';
import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { columns, exported, people } from '../../tests/claims/table';
import { downloads } from './_exports';

proves('Return a formula from customExport, (row) => `="${row.ean}"`', () => {
  const long = columns({ name: { customExport: () => '="2500000000000000"' } });
  const { rows } = exported(long);
  const files = downloads();
  ExportCsv(long, rows.slice(0, 1), 'people');
  const text = decodeURIComponent(files[0]?.href ?? '');
  expect(text).toContain('"=""2500000000000000"""');
});

proves('The lines below print the visible columns of the current page', () => {
  const { fields, rows } = exported(columns({ city: { hidden: true } }));
  expect(fields).toEqual(['name', 'age']);
  expect(rows.map(({ name }) => name)).toEqual(people.slice(0, 5).map(({ name }) => name));
});
