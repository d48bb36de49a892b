import { parametersOf } from '../functions';
import { findAll, isFunction } from '../syntax';
import type { Rule } from '../types';

/** `currentData` in `renderSummaryRow`. */
export const summaryCurrentData: Rule = {
  id: 'summary-current-data',
  reason: { issue: 'summary-stale' },
  bad: `<MaterialTable columns={columns} data={people} renderSummaryRow={({ currentData }) => currentData.length} />`,
  good: `<MaterialTable columns={columns} data={people} renderSummaryRow={({ data }) => data.length} />`,
  *check(program) {
    for (const table of program.tables) {
      const value = table.prop('renderSummaryRow');
      const [parameter] = value && isFunction(value.node) ? parametersOf(value.node) : [];
      if (parameter?.name !== 'ObjectPattern') continue;
      for (const property of findAll(parameter, 'PatternProperty'))
        if (program.text(property.firstChild ?? property) === 'currentData')
          yield { at: property, message: '`currentData` is always `undefined`.' };
    }
  },
};
