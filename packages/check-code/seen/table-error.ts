import { knownErrors, type KnownError } from './known-errors';
import type { SeenError, SeenRule } from './types';

/** Errors of React and of the browser in kinds that a table can end in. */
const kinds = ['render', 'effect', 'event', 'timer', 'promise'];

/** An error of the table, in words about what the table was given. */
export const tableError: SeenRule = {
  id: 'seen-table-error',
  title: 'Error of the table',
  reason: {
    href: '/docs/errors',
    says: 'each heading is a message as the browser shows it',
    proof: ["Cannot read properties of undefined (reading 'map')", 'this.props.data is not a function'],
    severity: 'error',
  },
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
      within: at,
      message: error.message.slice(0, 400),
      because: { href: known.href, says: known.says },
    };
  },
};

function isIt({ pattern, isOutside, needs }: KnownError, error: SeenError, source: string): boolean {
  return (
    pattern.test(error.message) && (!isOutside || error.isOutside === true) && (!needs || needs.test(source))
  );
}
