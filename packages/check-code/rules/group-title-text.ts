import { columnName, eachColumn } from '../find';
import { literalOf } from '../objects';
import type { Rule } from '../types';

/** A `groupTitle` of a column that is a text or an element. */
export const groupTitleText: Rule = {
  id: 'group-title-text',
  reason: { issue: 'group-title-text' },
  bad: `const columns = [{ title: 'City', field: 'city', defaultGroupOrder: 0, groupTitle: 'Town' }];
<MaterialTable columns={columns} data={people} />`,
  good: `const columns = [{ title: 'City', field: 'city', defaultGroupOrder: 0, groupTitle: () => 'Town' }];
<MaterialTable columns={columns} data={people} />`,
  *check(program) {
    for (const { column } of eachColumn(program)) {
      const value = column.get('groupTitle');
      const property = column.property('groupTitle');
      if (property && value && (literalOf(program, value.node) || value.node.name === 'JSXElement'))
        yield { at: property.node, message: `\`groupTitle\` of ${columnName(column)} is no function.` };
    }
  },
};
