import { columnName, eachColumn } from '../find';
import { addProperties, fix } from '../fixes';
import type { Rule } from '../types';

/** A column without a field whose header offers to sort. */
export const sortWithoutField: Rule = {
  id: 'sort-without-field',
  reason: {
    href: '/docs/guides/columns#customsort-has-no-effect',
    says: 'A column without a field sorts only by a customSort; without one its sort button changes nothing.',
    proof: [
      'A column without a field sorts only by a customSort; without one its sort button changes nothing.',
    ],
    severity: 'hint',
  },
  bad: `<MaterialTable columns={[{ title: 'Open', render: (row) => <a href={row.url}>Open</a> }]} data={people} />`,
  good: `<MaterialTable columns={[{ title: 'Open', sorting: false, render: (row) => <a href={row.url}>Open</a> }]} data={people} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const render = column.property('render');
      const isSorted =
        column.has('customSort') ||
        column.literal('sorting') === false ||
        table.option('maxColumnSort') === 0;
      if (!render || column.has('field') || column.isOpen || isSorted || table.isRemote) continue;
      if (!column.has('title') || column.literal('title') === '') continue;
      yield {
        at: render.key,
        message: `The header of ${columnName(column)} offers to sort, but there is no \`field\` to sort by.`,
        fix: fix('Add sorting: false', addProperties(program, column.node, 'sorting: false')),
      };
    }
  },
};
