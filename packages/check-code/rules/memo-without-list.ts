import { argumentsOf, calleeOf } from '../syntax';
import { addDependencies } from '../memoize';
import type { Rule } from '../types';

/** `useMemo` without its list of dependencies, around what a table gets. */
export const memoWithoutList: Rule = {
  id: 'memo-without-list',
  reason: {
    href: '/docs/guides/why-does-my-table-reset#when-do-columns-options-and-data-count-as-new',
    says: 'Two functions are equal only if they are the same function, so render: (row) => … written in your component is another one on each render.',
    proof: ['created inline: new on each render.'],
    severity: 'warning',
    cure: 'Put the columns into useMemo.',
  },
  bad: `function People() {
  const [people, setPeople] = useState(loaded);
  const columns = useMemo(() => [{ title: 'City', field: 'city', render: (row) => <b>{row.city}</b> }]);
  return <MaterialTable columns={columns} data={people} />;
}`,
  good: `function People() {
  const [people, setPeople] = useState(loaded);
  const columns = useMemo(() => [{ title: 'City', field: 'city', render: (row) => <b>{row.city}</b> }], []);
  return <MaterialTable columns={columns} data={people} />;
}`,
  *check(program) {
    if (program.tables.length === 0) return;
    for (const call of program.find('CallExpression')) {
      const callee = calleeOf(call);
      const isHook = callee && /^(?:React\.)?(?:useMemo|useCallback)$/.test(program.text(callee));
      if (!isHook || argumentsOf(call).length !== 1) continue;
      const change = addDependencies(program, call);
      yield {
        at: callee,
        message: `\`${program.text(callee)}\` without a list of dependencies keeps nothing.`,
        ...(change ? { fix: change } : {}),
      };
    }
  },
};
