import { columnName, eachColumn } from '../find';
import { parametersOf, returnsOf } from '../functions';
import { isFunction } from '../syntax';
import type { Rule } from '../types';

/** A `customSort` that compares rows like values, or returns a boolean. */
export const customSort: Rule = {
  id: 'custom-sort',
  reason: {
    href: '/docs/guides/columns#customsort-has-no-effect',
    says: 'customSort(a, b) gets two rows, not two values, and must return a number.',
    proof: ['comparing rows like numbers, or with a boolean, leaves rows unsorted'],
    severity: 'error',
  },
  bad: `<MaterialTable columns={[{ title: 'Age', field: 'age', customSort: (a, b) => a - b }]} data={people} />`,
  good: `<MaterialTable columns={[{ title: 'Age', field: 'age', customSort: (a, b) => a.age - b.age }]} data={people} />`,
  *check(program) {
    for (const { column } of eachColumn(program)) {
      const sort = column.get('customSort');
      const property = column.property('customSort');
      if (!sort || !property || !isFunction(sort.node)) continue;
      const [a, b] = parametersOf(sort.node).map(program.text);
      for (const value of returnsOf(sort.node)) {
        const text = program.text(value);
        const isOfRows = text === `${a} - ${b}` || text === `${b} - ${a}`;
        const isBoolean = value.name === 'BinaryExpression' && value.getChild('CompareOp') !== null;
        if (isOfRows || isBoolean)
          yield {
            at: value,
            message: `\`customSort\` of ${columnName(column)} returns ${isOfRows ? '`NaN`' : 'a boolean'}.`,
          };
      }
    }
  },
};
