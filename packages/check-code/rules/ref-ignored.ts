import { eachProp } from '../find';
import { fix, replace } from '../fixes';
import type { Rule } from '../types';

/** `ref` on the table. */
export const refIgnored: Rule = {
  id: 'ref-ignored',
  reason: { issue: 'ref-ignored' },
  bad: `<MaterialTable ref={table} columns={columns} data={people} />`,
  good: `<MaterialTable tableRef={table} columns={columns} data={people} />`,
  *check(program) {
    for (const { table, attribute } of eachProp(program, 'ref')) {
      const name = attribute.getChild('JSXIdentifier');
      yield {
        at: attribute,
        message: 'The table ignores `ref`.',
        ...(name && !table.has('tableRef')
          ? { fix: fix('Rename it to tableRef', replace(name, 'tableRef')) }
          : {}),
      };
    }
  },
};
