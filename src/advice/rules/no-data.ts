import { fix, replace } from '../fixes';
import { startOf } from '../start';
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
  *check(program) {
    for (const table of program.tables) {
      const given = table.given('data');
      const start = startOf(program, table, 'data');
      if (given && start)
        yield {
          at: given,
          message: `\`${program.text(given)}\` is ${start} at first, and the table throws.`,
          ...(start === '`undefined`' || start === '`null`'
            ? { fix: fix('Write ?? []', replace(given, `${program.text(given)} ?? []`)) }
            : {}),
        };
    }
  },
};
