import { eachProp } from '../find';
import type { Rule } from '../types';

/** `onGroupChange` that puts what it gets into state. */
export const groupChangeState: Rule = {
  id: 'group-change-state',
  reason: { issue: 'group-change-loop' },
  bad: `function People() {
  const [groups, setGroups] = useState([]);
  return <MaterialTable columns={columns} data={people} options={{ grouping: true }} onGroupChange={setGroups} />;
}`,
  good: `function People() {
  const [groups, setGroups] = useState('');
  return <MaterialTable columns={columns} data={people} options={{ grouping: true }}
    onGroupChange={(columns) => setGroups(columns.map(({ field }) => field).join())} />;
}`,
  *check(program) {
    for (const { table, attribute } of eachProp(program, 'onGroupChange')) {
      const given = table.given('onGroupChange');
      const text = given ? program.text(given) : '';
      const [, parameter] = /^\(?\s*(\w+)\s*\)?\s*=>\s*\{?\s*set[A-Z]\w*\(\s*\1\s*\)/.exec(text) ?? [];
      const isSetter = /^set[A-Z]\w*$/.test(text);
      if (isSetter || parameter)
        yield { at: attribute, message: 'This sets state to a new array after every render.' };
    }
  },
};
