import { fix, replace } from '../fixes';
import { startOf } from '../start';
import type { Rule } from '../types';

/** A table whose columns are a state that is no array yet. */
export const noColumns: Rule = {
  id: 'no-columns',
  reason: {
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-map',
    says: 'columns is undefined. Pass [] until you have them.',
    proof: ["Cannot read properties of undefined (reading 'map')"],
    severity: 'error',
  },
  bad: `function People({ people }) {
  const [columns, setColumns] = useState();
  return <MaterialTable columns={columns} data={people} />;
}`,
  good: `function People({ people }) {
  const [columns, setColumns] = useState([]);
  return <MaterialTable columns={columns} data={people} />;
}`,
  *check(program) {
    for (const table of program.tables) {
      const given = table.given('columns');
      const start = startOf(program, table, 'columns');
      if (given && start)
        yield {
          at: given,
          message: `\`${program.text(given)}\` is ${start} at first, and the table throws.`,
          ...(start === '`undefined`'
            ? { fix: fix('Write ?? []', replace(given, `${program.text(given)} ?? []`)) }
            : {}),
        };
    }
  },
};
