import { eachOption } from '../find';
import { fix, removeProperty, replace } from '../fixes';
import type { Rule } from '../types';

/** `options.sorting`, which is read for a warning only. */
export const sortingOption: Rule = {
  id: 'sorting-option',
  reason: { issue: 'sorting-option' },
  bad: `<MaterialTable columns={columns} data={people} options={{ sorting: false }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ maxColumnSort: 0 }} />`,
  *check(program) {
    for (const { options, property, value } of eachOption(program, 'sorting')) {
      const isOff = value === false && !options.has('maxColumnSort');
      yield {
        at: property.node,
        message: isOff
          ? '`sorting: false` leaves every header sortable.'
          : '`options.sorting` has no effect.',
        ...(isOff
          ? { fix: fix('Write maxColumnSort: 0', replace(property.node, 'maxColumnSort: 0')) }
          : value === true
            ? { fix: fix('Remove it', removeProperty(program, property)) }
            : {}),
      };
    }
  },
};
