import { eachOption } from '../find';
import { fix, removeProperty } from '../fixes';
import type { Rule } from '../types';

/** `doubleHorizontalScroll: true`. */
export const doubleScroll: Rule = {
  id: 'double-scroll',
  reason: { issue: 'double-scroll' },
  bad: `<MaterialTable columns={columns} data={people} options={{ doubleHorizontalScroll: true }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ maxBodyHeight: '70vh' }} />`,
  *check(program) {
    for (const { property, value } of eachOption(program, 'doubleHorizontalScroll'))
      if (value === true)
        yield {
          at: property.node,
          message: 'There will be one scroll bar, at the bottom.',
          fix: fix('Remove it', removeProperty(program, property)),
        };
  },
};
