import { returnsOf } from '../functions';
import { isFunction } from '../syntax';
import { fix, replace } from '../fixes';
import type { Rule } from '../types';

/** An element returned from `renderSummaryRow`. */
export const summaryElement: Rule = {
  id: 'summary-element',
  reason: { issue: 'summary-element-blank' },
  bad: `<MaterialTable columns={columns} data={people} renderSummaryRow={({ data }) => <b>{data.length}</b>} />`,
  good: `<MaterialTable columns={columns} data={people} renderSummaryRow={({ data }) => ({ value: <b>{data.length}</b> })} />`,
  *check(program) {
    for (const table of program.tables) {
      const value = table.prop('renderSummaryRow');
      if (!value || !isFunction(value.node)) continue;
      for (const element of returnsOf(value.node)) {
        if (element.name !== 'JSXElement') continue;
        const isBody = value.node.lastChild?.from === element.from;
        const text = `{ value: ${program.text(element)} }`;
        yield {
          at: element,
          message: 'This element stays blank.',
          fix: fix('Return it as value', replace(element, isBody ? `(${text})` : text)),
        };
      }
    }
  },
};
