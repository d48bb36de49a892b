import { duplicateIds } from '../rules/rows';
import { knownErrors, type KnownError } from './known-errors';
import { remoteAnswer, remoteError } from './remote';
import type { Doubled, RunReport, RunError, RuntimeFinding, RuntimeRule } from './types';

/** Errors of React and of the browser, of the kinds that stop a table. */
const kinds = ['render', 'effect', 'event', 'timer', 'promise'];

/** An error of the table, explained by what was passed to the table. */
export const tableError: RuntimeRule = {
  id: 'seen-table-error',
  title: 'Error of the table',
  severity: 'error',
  bad: `import MaterialTable from '@material-table/core';

export default function App() {
  return (
    <MaterialTable
      columns={undefined}
      data={[{ id: 1, name: 'Ada' }]}
    />
  );
}
`,
  good: `import MaterialTable from '@material-table/core';
import { useEffect } from 'react';

export default function App() {
  useEffect(() => console.log('done'), []);
  return <MaterialTable columns={[]} data={[{ id: 1, name: 'Ada' }]} />;
}
`,
  *check({ error }, program) {
    if (!error || !kinds.includes(error.kind) || program.tables.length === 0) return;
    const known = knownErrors.find((one) => isIt(one, error, program.source));
    if (!known) return;
    const at = program.placeAt(error.line, error.column);
    yield {
      at,
      message: error.message.slice(0, 400),
      because: { href: known.href, says: known.says },
    };
  },
};

function isIt({ pattern, isOutside, needs, line }: KnownError, error: RunError, source: string): boolean {
  return (
    pattern.test(error.message) &&
    (!isOutside || error.isOutside === true) &&
    (!needs || needs.test(source)) &&
    (!line || line.test(source.split('\n')[(error.line ?? 0) - 1] ?? ''))
  );
}

const program = (rows: string) => `import MaterialTable from '@material-table/core';
import { useEffect, useMemo } from 'react';

export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  useEffect(() => console.log('done'), []);
  return <MaterialTable columns={columns} data={people} />;
}

const people = ['Ada', 'Bob', 'Cid'].map((name, index) => (${rows}));
`;

/** Rows with the same id. */
export const duplicateIdsAtRuntime: RuntimeRule = {
  id: 'seen-duplicate-ids',
  title: 'Rows loaded with the same `id`',
  sameAs: duplicateIds.id,
  severity: 'error',
  bad: program('{ id: 1 + (index % 2), name }'),
  good: program('{ id: 1 + index, name }'),
  check: (seen) => duplicates(seen, ['id', 'idSynonym']),
};

/** Rows with the same `uuid`. */
const duplicateUuidsAtRuntime: RuntimeRule = {
  id: 'seen-doubled-uuid',
  title: 'Rows with the same `uuid`',
  bad: program('{ id: 1 + index, uuid: name.length, name }'),
  good: program('{ id: 1 + index, number: name.length, name }'),
  check: (seen) => duplicates(seen, ['uuid']),
};

function* duplicates({ tables }: RunReport, fields: Doubled['field'][]): Generator<RuntimeFinding> {
  for (const { table, seen } of tables) {
    for (const { field, value, rows } of seen.doubled) {
      if (!fields.includes(field)) continue;
      const name = field === 'idSynonym' ? String(table.option('idSynonym') ?? 'id') : field;
      yield {
        at: table.placeOf('data'),
        message:
          `Rows ${rows.join(' and ')} of \`data\` have the same \`${name}\`, \`${value.replaceAll('`', '´')}\`` +
          (field === 'uuid' ? ', which React takes as the key of a row.' : '.'),
      };
    }
  }
}

/** All rules about what is observed while a program runs. */
export const runtimeRules: readonly RuntimeRule[] = [
  tableError,
  remoteError,
  remoteAnswer,
  duplicateIdsAtRuntime,
  duplicateUuidsAtRuntime,
];
