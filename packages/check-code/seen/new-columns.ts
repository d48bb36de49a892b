import { madeAnew } from './made-anew';
import type { SeenRule } from './types';

/** Columns that were new at each render. */
export const newColumnsSeen: SeenRule = {
  id: 'seen-new-columns',
  title: 'Columns that were new on every render',
  sameAs: 'new-columns',
  reason: {
    href: '/docs/guides/why-does-my-table-reset#filters-or-hidden-columns-are-lost',
    says: 'the rows are no longer filtered, the inputs are empty, and columns that users showed or hid are back as they were',
    proof: ['created inline: new on each render.'],
    severity: 'warning',
    cure: 'Put the columns into `useMemo`.',
  },
  bad: `import MaterialTable from '@material-table/core';
import { useEffect, useMemo, useState } from 'react';

export default function App() {
  const [count, setCount] = useState(0);
  const names = ['Ada', 'Bob'];
  const columns = useMemo(() => [{ title: 'Name', field: 'name', render: (row) => <b>{row.name}</b> }], [names]);
  useEffect(() => {
    if (count < 5) setTimeout(() => setCount(count + 1), 20);
    else console.log('done');
  }, [count]);
  return <MaterialTable columns={columns} data={people} title={String(count)} />;
}

const people = [{ id: 1, name: 'Ada' }, { id: 2, name: 'Bob' }];
`,
  good: `import MaterialTable from '@material-table/core';
import { useEffect, useMemo, useState } from 'react';

export default function App() {
  const [count, setCount] = useState(0);
  const columns = useMemo(() => [{ title: 'Name', field: 'name', render: (row) => <b>{row.name}</b> }], []);
  useEffect(() => {
    if (count < 5) setTimeout(() => setCount(count + 1), 20);
    else console.log('done');
  }, [count]);
  return <MaterialTable columns={columns} data={people} title={String(count)} />;
}

const people = [{ id: 1, name: 'Ada' }, { id: 2, name: 'Bob' }];
`,
  check: (seen, program) => madeAnew(seen, program, ['columns']),
};
