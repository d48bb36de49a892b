import { eachOption } from '../find';
import { fix, removeProperty } from '../fixes';
import type { Rule } from '../types';

/** `padding: 'default'`, which is not the default. */
export const paddingDefault: Rule = {
  id: 'padding-default',
  reason: { issue: 'padding-default' },
  bad: `<MaterialTable columns={columns} data={people} options={{ padding: 'default' }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ padding: 'dense' }} />`,
  *check(program) {
    for (const { property, value } of eachOption(program, 'padding'))
      if (value === 'default')
        yield {
          at: property.node,
          message: "`padding: 'default'` mixes large header cells with small ones.",
          fix: fix('Remove it', removeProperty(program, property)),
        };
  },
};
