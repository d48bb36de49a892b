import { fix, replace } from '../../fixes';
import { eachColumn, eachProp } from '../../find';
import { parametersOf } from '../../functions';
import { findAll, isFunction, unwrap, type Node } from '../../syntax';
import type { UpgradeRule } from '../types';

/** `render` was also called for the values of groups, with a second argument to tell. */
export const renderOfGroups: UpgradeRule = {
  line: '6.1',
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
export const rowClickAction: UpgradeRule = {
  line: '6.2',
  href: '/docs/api/props/mt_prop_onRowClick',
  *check(program) {
    for (const { table } of eachProp(program, 'onRowClick')) {
      const handler = table.prop('onRowClick')?.node;
      const toggle = parameterOf(handler, 2);
      if (!handler || toggle?.name !== 'VariableDefinition') continue;
      const name = program.text(toggle);
      // Also `toggle!()` and `toggle?.()`.
      const calls = findAll(handler, 'CallExpression').flatMap((call) => {
        const called = call.firstChild && unwrap(call.firstChild);
        const list = call.getChild('ArgList');
        return called?.name === 'VariableName' && program.text(called) === name && list
          ? [{ from: call.from, to: list.from }]
          : [];
      });
      const [first] = calls;
      if (first)
        yield {
          at: first,
          message: `\`${name}()\` is typed as \`${name}?.toggleDetailPanel()\`, and can still be called without types.`,
          fix: fix(
            'Call it by its name',
            ...calls.map((call) => replace(call, `${name}?.toggleDetailPanel`)),
          ),
        };
    }
  },
};

function parameterOf(fn: Node | undefined, index: number): Node | undefined {
  return fn && isFunction(fn) ? parametersOf(fn)[index] : undefined;
}
