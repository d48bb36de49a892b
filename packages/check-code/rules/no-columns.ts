import { findStarts } from '../start';
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
  check: (program) => findStarts(program, 'columns'),
};
