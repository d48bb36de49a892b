import { eachOption } from '../find';
import type { Rule } from '../types';

/** `fixedColumns`. */
export const fixedColumns: Rule = {
  id: 'fixed-columns',
  reason: { issue: 'fixed-columns-scroll' },
  bad: `<MaterialTable columns={columns} data={people} options={{ fixedColumns: { left: 1 } }} />`,
  good: `const columns = [{ title: 'Name', field: 'name', cellStyle: { position: 'sticky', left: 0 } }];
<MaterialTable columns={columns} data={people} />`,
  *check(program) {
    for (const { property } of eachOption(program, 'fixedColumns'))
      yield {
        at: property.node,
        message: 'The fixed columns are copies that leave the view while one scrolls.',
      };
  },
};
