import { findStarts } from '../start';
import type { Rule } from '../types';

/** A table whose rows are a state that is no array yet. */
export const noData: Rule = {
  id: 'no-data',
  reason: {
    href: '/docs/errors#thispropsdata-is-not-a-function',
    says: "data isn't an array, so the table takes it for a function that loads pages.",
    proof: ['this.props.data is not a function'],
    severity: 'error',
    cure: 'Pass data={rows ?? []}, or the array inside.',
  },
  bad: `function People() {
  const [people, setPeople] = useState();
  return <MaterialTable columns={columns} data={people} />;
}`,
  good: `function People() {
  const [people, setPeople] = useState();
  return <MaterialTable columns={columns} data={people ?? []} />;
}`,
  check: (program) => findStarts(program, 'data'),
};
