import { canRenderAgain } from '../components';
import { isFunction } from '../syntax';
import type { Rule } from '../types';

/** A component of the program that is made inside of another one and passed in `components`. */
export const inlineOverride: Rule = {
  id: 'inline-override',
  reason: {
    href: '/docs/guides/why-does-my-table-reset#an-input-loses-the-focus-after-one-letter',
    says: 'React builds the input anew, and the focus is gone.',
    proof: ['React builds the input anew, and the focus is gone.'],
    severity: 'warning',
    cure: 'Define the component',
  },
  bad: `function People({ people }) {
  return <MaterialTable columns={columns} data={people} components={{ Toolbar: (props) => <MTableToolbar {...props} /> }} />;
}`,
  good: `const Toolbar = (props) => <MTableToolbar {...props} />;
function People({ people }) {
  return <MaterialTable columns={columns} data={people} components={{ Toolbar }} />;
}`,
  *check(program) {
    for (const table of program.tables) {
      const components = table.object('components');
      const component = program.componentOf(table.tag);
      if (!component || !canRenderAgain(component, program.text)) continue;
      for (const { name, key } of components?.properties ?? []) {
        const value = components?.get(name);
        // The veil of loading holds nothing that has the focus.
        if (name === 'OverlayLoading') continue;
        if (value?.home === 'render' && isFunction(value.node))
          yield {
            at: key,
            message: `\`components.${name}\` is another component on each render, because it is made inside of yours.`,
          };
      }
    }
  },
};
