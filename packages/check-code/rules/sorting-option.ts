import { eachOption } from '../find';
import { fix, removeProperty, replace } from '../fixes';
import type { Rule } from '../types';

/** `options.sorting: false`, which is meant to switch sorting off. */
export const sortingOption: Rule = {
  id: 'sorting-option',
  reason: { issue: 'sorting-option' },
  bad: `<MaterialTable columns={columns} data={people} options={{ sorting: false }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ maxColumnSort: 0 }} />`,
  *check(program) {
    for (const { options, property, value } of eachOption(program, 'sorting'))
      if (value === false && !options.has('maxColumnSort'))
        yield {
          at: property.node,
          message: '`sorting: false` leaves every header sortable.',
          fix: fix('Write maxColumnSort: 0', replace(property.node, 'maxColumnSort: 0')),
        };
  },
};

/** `options.sorting` of any other value, or beside the option that does what it was for. */
export const sortingUnread: Rule = {
  id: 'sorting-unread',
  reason: {
    href: '/docs/known-issues#sorting-option',
    says: 'Neither `true` nor `false` has an effect; both print a deprecation warning.',
    proof: ['only prints a deprecation warning; false leaves every header sortable'],
    severity: 'warning',
  },
  bad: `<MaterialTable columns={columns} data={people} options={{ sorting: true }} />`,
  good: `<MaterialTable columns={columns} data={people} />`,
  *check(program) {
    for (const { options, property, value } of eachOption(program, 'sorting')) {
      if (value === false && !options.has('maxColumnSort')) continue;
      yield {
        at: property.node,
        message: '`options.sorting` has no effect.',
        ...(typeof value === 'boolean' ? { fix: fix('Remove it', removeProperty(program, property)) } : {}),
      };
    }
  },
};
