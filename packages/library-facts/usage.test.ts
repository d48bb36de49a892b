import path from 'node:path';
import { expect, test } from 'vitest';
import { collectUsage } from './usage';

const fixture = path.join(__dirname, 'fixtures/usage.tsx');

test(
  'a demo uses the members it writes, reads, destructures and imports, and no namesakes',
  { timeout: 60_000 },
  () => {
    expect(collectUsage([fixture]).get(fixture)).toEqual([
      'Column.cellStyle',
      'Column.field',
      'Column.title',
      'Components.Toolbar',
      'Exports.MTableToolbar',
      'Exports.default',
      'Localization.pagination.labelRows',
      'MaterialTableProps.columns',
      'MaterialTableProps.components',
      'MaterialTableProps.data',
      'MaterialTableProps.editable',
      'MaterialTableProps.localization',
      'MaterialTableProps.onOrderCollectionChange',
      'MaterialTableProps.options',
      'MaterialTableProps.title',
      'Options.maxColumnSort',
      'Options.paging',
      'OrderByCollection.orderByField',
      'Query.page',
      'Query.search',
      'editable.onRowDelete',
    ]);
  },
);
