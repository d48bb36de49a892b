import { madeAnew } from './made-anew';
import type { SeenRule } from './types';

/** Options or rows that were new at each render, in a table whose rows are edited. */
export const newWhileEditing: SeenRule = {
  id: 'seen-new-while-editing',
  title: 'Options or rows that were new on every render while a row is edited',
  sameAs: 'new-options',
  reason: {
    href: '/docs/guides/why-does-my-table-reset#the-row-closes-while-i-am-editing',
    says: 'Each change of `data`, `columns` or `options` closes the row that is being edited, with an `id`, too.',
    proof: ['Each change of data, columns or options closes the row that is being edited, with an id, too.'],
    severity: 'error',
  },
  bad: `import MaterialTable from '@material-table/core';
import { useEffect, useMemo, useState } from 'react';

export default function App() {
  const [count, setCount] = useState(0);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  const people = ['Ada', 'Bob'].map((name, index) => ({ id: index + 1, name, greet: () => name }));
  useEffect(() => {
    if (count < 5) setTimeout(() => setCount(count + 1), 20);
    else console.log('done');
  }, [count]);
  return (
    <MaterialTable columns={columns} data={people} title={String(count)} editable={{ onRowUpdate: async () => {} }} />
  );
}
`,
  good: `import MaterialTable from '@material-table/core';
import { useEffect, useMemo, useState } from 'react';

export default function App() {
  const [count, setCount] = useState(0);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  const people = ['Ada', 'Bob'].map((name, index) => ({ id: index + 1, name }));
  useEffect(() => {
    if (count < 5) setTimeout(() => setCount(count + 1), 20);
    else console.log('done');
  }, [count]);
  return (
    <MaterialTable columns={columns} data={people} title={String(count)} editable={{ onRowUpdate: async () => {} }} />
  );
}
`,
  check: ({ tables }, program) =>
    madeAnew({ tables: tables.filter(({ table }) => table.has('editable')) }, program, ['options', 'data']),
};
