import { canRenderAgain } from '../components';
import { memoize } from '../memoize';
import { isFunction } from '../syntax';
import type { Rule } from '../types';

/** Options with a function, written inside of a component, in a table whose rows are edited. */
export const newOptions: Rule = {
  id: 'new-options',
  reason: { issue: 'open-row-closes' },
  bad: `function People() {
  const [text, setText] = useState('');
  const options = { rowStyle: (row) => ({ fontWeight: row.isNew ? 600 : 400 }) };
  return <MaterialTable columns={columns} data={people} options={options} editable={{ onRowUpdate: async () => {} }} />;
}`,
  good: `function People() {
  const [text, setText] = useState('');
  const options = useMemo(() => ({ rowStyle: (row) => ({ fontWeight: row.isNew ? 600 : 400 }) }), []);
  return <MaterialTable columns={columns} data={people} options={options} editable={{ onRowUpdate: async () => {} }} />;
}`,
  *check(program) {
    for (const table of program.tables) {
      const value = table.prop('options');
      const component = program.componentOf(table.tag);
      if (
        value?.home !== 'render' ||
        !component ||
        !canRenderAgain(component, program.text, table.prop('data')?.variable)
      )
        continue;
      if (!table.object('editable')?.has('onRowUpdate')) continue;
      const made = table.options?.properties.find(({ name }) => {
        const member = table.options?.get(name);
        return member?.home === 'render' && isFunction(member.node);
      });
      if (!made) continue;
      const change = memoize(program, value.node, component);
      yield {
        at: made.key,
        message: `The options are made anew on each render, because \`${made.name}\` is another function each time.`,
        ...(change ? { fix: change } : {}),
      };
    }
  },
};
