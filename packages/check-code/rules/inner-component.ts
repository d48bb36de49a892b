import { componentName } from '../components';
import { around, isFunction } from '../syntax';
import type { Rule } from '../types';
import { wordOf } from '../words';

/** A component with a table that is defined inside of another component. */
export const innerComponent: Rule = {
  id: 'inner-component',
  reason: {
    href: '/docs/guides/why-does-my-table-reset#page-search-and-sorting-are-lost',
    says: 'a component that is defined inside another component: it is a new one on each render, and React throws its table away',
    proof: ['it is a new one on each render, and React throws its table away'],
    severity: 'error',
    cure: 'define it outside',
  },
  bad: `function Page() {
  const [text, setText] = useState('');
  const People = () => <MaterialTable columns={columns} data={people} />;
  return <People />;
}`,
  good: `const People = () => <MaterialTable columns={columns} data={people} />;
function Page() {
  const [text, setText] = useState('');
  return <People />;
}`,
  *check(program) {
    for (const table of program.tables) {
      const inner = program.componentOf(table.tag);
      const name = inner && componentName(inner, program.text);
      if (!inner || !name || name === 'render') continue;
      const outer = [...around(inner)].find(
        (node) => isFunction(node) && componentName(node, program.text) !== undefined,
      );
      const isUsed = outer && new RegExp(`<${wordOf(name)}`).test(program.text(outer));
      if (isUsed)
        yield {
          at: table.name,
          message: `The component \`${name}\` around this table is defined inside of another component.`,
        };
    }
  },
};
