import { eachProp } from '../find';
import { parametersOf, returnsOf } from '../functions';
import { isFunction } from '../syntax';
import { itemsOf } from '../objects';
import { Literal } from '../table';
import { follow } from '../values';
import type { Rule } from '../types';

/** An action written as a function, in a table with selection. */
export const actionRows: Rule = {
  id: 'action-rows',
  reason: { issue: 'action-function-gets-array' },
  bad: `<MaterialTable columns={columns} data={people} options={{ selection: true, selectionProps: named }} actions={[
  (row) => ({ icon: Delete, tooltip: 'Delete ' + row.name, onClick: () => remove(row) }),
]} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ selection: true, selectionProps: named }} actions={[
  (row) => ({ icon: Delete, tooltip: 'Delete ' + row.name, position: 'row', onClick: () => remove(row) }),
]} />`,
  *check(program) {
    for (const { table } of eachProp(program, 'actions')) {
      const actions = table.prop('actions');
      if (table.option('selection') !== true || actions?.node.name !== 'ArrayExpression') continue;
      for (const item of itemsOf(actions.node).items) {
        const { node } = follow(program, item);
        if (!isFunction(node) || parametersOf(node).length === 0) continue;
        const made = returnsOf(node).filter(({ name }) => name === 'ObjectExpression');
        const isPlaced = made.some((object) => {
          const action = new Literal(object, program);
          return action.isOpen || action.has('position') || action.has('isFreeAction');
        });
        const [parameter] = parametersOf(node);
        if (made.length > 0 && !isPlaced && parameter)
          yield { at: parameter, message: 'With selection this is the array of selected rows.' };
      }
    }
  },
};
