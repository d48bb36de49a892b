import { eachOption } from '../find';
import { Literal } from '../table';
import type { Rule } from '../types';

/** `fixedColumns`. */
export const fixedColumns: Rule = {
  id: 'fixed-columns',
  reason: { issue: 'fixed-columns-scroll' },
  bad: `<MaterialTable columns={columns} data={people} options={{ fixedColumns: { left: 1 } }} />`,
  good: `const columns = [{ title: 'Name', field: 'name', cellStyle: { position: 'sticky', left: 0 } }];
<MaterialTable columns={columns} data={people} />`,
  *check(program) {
    for (const { options, property } of eachOption(program, 'fixedColumns')) {
      const value = options.get('fixedColumns');
      const sides = value?.node.name === 'ObjectExpression' ? new Literal(value.node, program) : undefined;
      // `{ left: 0, right: 0 }` makes no copies.
      const isNone =
        sides && !sides.isOpen && sides.properties.every(({ name }) => sides.literal(name) === 0);
      if (!isNone)
        yield {
          at: property.node,
          message: 'The fixed columns are copies that leave the view while one scrolls.',
        };
    }
  },
};
