import { eachColumn, eachProp } from '../../program/find';
import { parametersOf } from '../../program/functions';
import { findAll, isFunction, unwrap, type Node } from '../../program/syntax';
import type { Rule } from '../../types';

/** `render` was also called for the values of groups, with a second argument to tell. */
export const renderOfGroups: Rule = {
  since: '6.1',
  href: '/docs/api/props/columns#grouprender',
  *check(program) {
    for (const { column } of eachColumn(program)) {
      const type = parameterOf(column.get('render')?.node, 1);
      if (type)
        yield {
          at: type,
          message:
            '`render: (rowData, type) => …` is `render: (rowData) => …`: the value of a group goes to `groupRender: (value) => …`.',
        };
    }
  },
};

/** The third argument of `onRowClick` was a function, and is now an object of two. */
export const rowClickAction: Rule = {
  since: '6.2',
  href: '/docs/api/props/mt_prop_onRowClick',
  *check(program) {
    for (const { table } of eachProp(program, 'onRowClick')) {
      const handler = table.prop('onRowClick')?.node;
      const toggle = parameterOf(handler, 2);
      if (!handler || toggle?.name !== 'VariableDefinition') continue;
      const name = program.text(toggle);
      // Also `toggle!()` and `toggle?.()`.
      const call = findAll(handler, 'CallExpression').find(({ firstChild }) => {
        const called = firstChild && unwrap(firstChild);
        return called?.name === 'VariableName' && program.text(called) === name;
      });
      if (call)
        yield {
          at: call,
          message: `\`${name}()\` is typed as \`${name}?.toggleDetailPanel()\`: it still works without types, but write the second.`,
        };
    }
  },
};

function parameterOf(fn: Node | undefined, index: number): Node | undefined {
  return fn && isFunction(fn) ? parametersOf(fn)[index] : undefined;
}
