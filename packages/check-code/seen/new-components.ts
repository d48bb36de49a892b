import { madeAnew } from './made-anew';
import type { SeenRule } from './types';

/** Components in `components` that were new at each render. */
export const newComponentsSeen: SeenRule = {
  id: 'seen-new-components',
  title: 'Components that were new on every render',
  sameAs: 'inline-override',
  reason: {
    href: '/docs/guides/why-does-my-table-reset#an-input-loses-the-focus-after-one-letter',
    says: 'React builds the input anew, and the focus is gone.',
    proof: ['React builds the input anew, and the focus is gone.'],
    severity: 'warning',
    cure: 'Define the component',
  },
  bad: `import MaterialTable, { MTableToolbar } from '@material-table/core';
import { useEffect, useMemo, useState } from 'react';

const withNote = (note) => ({ Toolbar: (props) => <div><MTableToolbar {...props} />{note}</div> });

export default function App() {
  const [count, setCount] = useState(0);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  useEffect(() => {
    if (count < 5) setTimeout(() => setCount(count + 1), 20);
    else console.log('done');
  }, [count]);
  return <MaterialTable columns={columns} data={people} components={withNote('Two people')} />;
}

const people = [{ id: 1, name: 'Ada' }, { id: 2, name: 'Bob' }];
`,
  good: `import MaterialTable, { MTableToolbar } from '@material-table/core';
import { useEffect, useMemo, useState } from 'react';

const components = { Toolbar: (props) => <div><MTableToolbar {...props} />Two people</div> };

export default function App() {
  const [count, setCount] = useState(0);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  useEffect(() => {
    if (count < 5) setTimeout(() => setCount(count + 1), 20);
    else console.log('done');
  }, [count]);
  return <MaterialTable columns={columns} data={people} components={components} />;
}

const people = [{ id: 1, name: 'Ada' }, { id: 2, name: 'Bob' }];
`,
  check: (seen, program) => madeAnew(seen, program, ['components']),
};
