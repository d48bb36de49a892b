import { lineOf, placeOf } from './place';
import type { SeenRule } from './types';

/** A table that its parent renders again and again. */
export const manyRenders: SeenRule = {
  id: 'seen-many-renders',
  title: 'Table rendered many times a second',
  reason: {
    href: '/docs/guides/performance#what-makes-the-table-slow',
    says: 'renders the whole table, and compares `data`, `columns` and `options` in depth unless they are the same objects',
    proof: [
      'renders the whole table',
      'compares data, columns and options in depth unless they are the same objects',
    ],
    severity: 'hint',
    cure: 'Move state that changes often, such as a text field, into a component beside the table.',
  },
  bad: `import MaterialTable from '@material-table/core';
import { useEffect, useState } from 'react';

export default function App() {
  const [time, setTime] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTime((ms) => ms + 25), 25);
    return () => clearInterval(timer);
  }, []);
  if (time === 2500) console.log('done');
  return (
    <>
      <p>{time} ms</p>
      <MaterialTable columns={columns} data={people} options={{ search: false }} />
    </>
  );
}

const columns = [{ title: 'Name', field: 'name' }];
const people = [{ id: 1, name: 'Ada' }, { id: 2, name: 'Bob' }];
`,
  good: `import MaterialTable from '@material-table/core';
import { useEffect, useState } from 'react';

function Clock() {
  const [time, setTime] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTime((ms) => ms + 25), 25);
    return () => clearInterval(timer);
  }, []);
  if (time === 2500) console.log('done');
  return <p>{time} ms</p>;
}

export default function App() {
  return (
    <>
      <Clock />
      <MaterialTable columns={columns} data={people} options={{ search: false }} />
    </>
  );
}

const columns = [{ title: 'Name', field: 'name' }];
const people = [{ id: 1, name: 'Ada' }, { id: 2, name: 'Bob' }];
`,
  *check({ tables }, program) {
    for (const { table, seen } of tables) {
      if (seen.perSecond === 0) continue;
      const made = seen.made
        .filter(({ prop }) => table.has(prop))
        .map(
          ({ prop, path }) => `\`${prop}\` (line ${lineOf(program, placeOf(program, table, prop, path).at)})`,
        );
      yield {
        at: table.name,
        within: table.name,
        message:
          `The component around this table rendered it about ${seen.perSecond} times a second.` +
          (made.length > 0 ? ` Made anew each time, with the same content: ${made.join(', ')}.` : ''),
      };
    }
  },
};
