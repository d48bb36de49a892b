import { fix, removeAttribute } from '../fixes';
import { eachProp } from '../find';
import type { Rule } from '../types';

/** `page` and `totalCount` of the table. */
export const pageProps: Rule = {
  id: 'page-props',
  reason: { issue: 'page-props-ignored' },
  bad: `<MaterialTable columns={columns} data={people} page={2} totalCount={120} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ initialPage: 2 }} />`,
  *check(program) {
    for (const name of ['page', 'totalCount'])
      for (const { attribute } of eachProp(program, name))
        yield {
          at: attribute,
          message: `The prop \`${name}\` has no effect.`,
          fix: fix('Remove it', removeAttribute(program, attribute)),
        };
  },
};
