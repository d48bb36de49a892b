import { eachOption } from '../find';
import { fix, removeProperty } from '../fixes';
import type { Rule } from '../types';

/** `keepSortDirectionOnColumnSwitch`. */
export const keepDirection: Rule = {
  id: 'keep-direction',
  reason: { issue: 'keep-direction' },
  bad: `<MaterialTable columns={columns} data={people} options={{ keepSortDirectionOnColumnSwitch: true }} />`,
  good: `<MaterialTable columns={columns} data={people} />`,
  *check(program) {
    for (const { property } of eachOption(program, 'keepSortDirectionOnColumnSwitch'))
      yield {
        at: property.node,
        message: '`keepSortDirectionOnColumnSwitch` changes nothing.',
        fix: fix('Remove it', removeProperty(program, property)),
      };
  },
};
