import type { Program } from '../program';
import { duplicateIds } from '../rules/rows';
import { placeOf } from './place';
import type { Doubled, Seen, SeenFinding, SeenRule } from './types';

const program = (rows: string) => `import MaterialTable from '@material-table/core';
import { useEffect, useMemo } from 'react';

export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  useEffect(() => console.log('done'), []);
  return <MaterialTable columns={columns} data={people} />;
}

const people = ['Ada', 'Bob', 'Cid'].map((name, index) => (${rows}));
`;

/** Rows that came with the same id. */
export const doubledIdsSeen: SeenRule = {
  id: 'seen-duplicate-ids',
  title: 'Rows loaded with the same `id`',
  sameAs: duplicateIds.id,
  reason: duplicateIds.reason,
  bad: program('{ id: 1 + (index % 2), name }'),
  good: program('{ id: 1 + index, name }'),
  check: (seen, read) => doubled(seen, read, ['id', 'idSynonym']),
};

/** Rows that came with the same `uuid`. */
export const doubledUuidSeen: SeenRule = {
  id: 'seen-doubled-uuid',
  title: 'Rows with the same `uuid`',
  reason: { issue: 'uuid-is-key' },
  bad: program('{ id: 1 + index, uuid: name.length, name }'),
  good: program('{ id: 1 + index, number: name.length, name }'),
  check: (seen, read) => doubled(seen, read, ['uuid']),
};

function* doubled({ tables }: Seen, read: Program, fields: Doubled['field'][]): Generator<SeenFinding> {
  for (const { table, seen } of tables) {
    for (const { field, value, rows } of seen.doubled) {
      if (!fields.includes(field)) continue;
      const { at, within } = placeOf(read, table, 'data');
      const name = field === 'idSynonym' ? String(table.option('idSynonym') ?? 'id') : field;
      yield {
        at,
        within,
        message:
          `Rows ${rows.join(' and ')} of \`data\` have the same \`${name}\`, \`${value.replaceAll('`', '´')}\`` +
          (field === 'uuid' ? ', which React takes as the key of a row.' : '.'),
      };
    }
  }
}
