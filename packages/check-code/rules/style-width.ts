import { columnName, eachColumn } from '../find';
import { fix, replace } from '../fixes';
import { Literal } from '../table';
import type { Rule } from '../types';

/** A width in `cellStyle` or `headerStyle` of a column. */
export const styleWidth: Rule = {
  id: 'style-width',
  reason: {
    href: '/docs/guides/columns#set-the-width-of-a-column',
    says: 'You wrote it into headerStyle or cellStyle: a width there has no effect.',
    proof: ['You wrote it into headerStyle or cellStyle: a width there has no effect.'],
    severity: 'hint',
  },
  bad: `<MaterialTable columns={[{ title: 'Name', field: 'name', cellStyle: { width: 200 } }]} data={people} />`,
  good: `<MaterialTable columns={[{ title: 'Name', field: 'name', width: 200 }]} data={people} />`,
  *check(program) {
    for (const { column } of eachColumn(program)) {
      for (const name of ['cellStyle', 'headerStyle']) {
        const value = column.get(name);
        const own = column.property(name);
        if (value?.node.name !== 'ObjectExpression' || !own) continue;
        const style = new Literal(value.node, program);
        const width = style.property('width');
        if (!width) continue;
        const isAlone =
          style.properties.length === 1 &&
          !style.isOpen &&
          own.value.from === value.node.from &&
          !column.has('width');
        yield {
          at: width.node,
          message: `The \`width\` in \`${name}\` of ${columnName(column)} has no effect.`,
          ...(isAlone
            ? { fix: fix('Write it into the column', replace(own.node, program.text(width.node))) }
            : {}),
        };
      }
    }
  },
};
