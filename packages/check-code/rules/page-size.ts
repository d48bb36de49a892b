import { eachOption } from '../find';
import { addProperties, fix, replace } from '../fixes';
import { itemsOf, literalOf } from '../objects';
import type { Rule } from '../types';

const defaults = [5, 10, 20];

/** A page size that isn't among the choices. */
export const pageSize: Rule = {
  id: 'page-size',
  reason: {
    href: '/docs/api/props/options#pagesize',
    says: 'It must be one of pageSizeOptions, otherwise MUI warns of an out-of-range value in the console.',
    proof: ['MUI: You have provided an out-of-range value `7` for the select component.'],
    severity: 'hint',
  },
  bad: `<MaterialTable columns={columns} data={people} options={{ pageSize: 7 }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ pageSize: 7, pageSizeOptions: [7, 14] }} />`,
  *check(program) {
    for (const { options, property, value } of eachOption(program, 'pageSize')) {
      const isPlain = typeof value === 'number' && !options.isOpen && options.literal('paging') !== false;
      const list = options.get('pageSizeOptions');
      const sizes = list?.node.name === 'ArrayExpression' ? itemsOf(list.node) : undefined;
      const known = options.has('pageSizeOptions')
        ? sizes?.items.map((item) => literalOf(program, item)?.value)
        : defaults;
      if (!isPlain || !known || sizes?.isOpen || known.includes(undefined) || known.includes(value)) continue;
      const numbers = [...new Set([...known, value])]
        .map(Number)
        .sort((a, b) => a - b)
        .join(', ');
      yield {
        at: property.node,
        message: `\`pageSize\` ${value} is none of the choices ${known.join(', ')}.`,
        fix: list
          ? fix(`Add ${value} to the choices`, replace(list.node, `[${numbers}]`))
          : fix('Name the choices', addProperties(program, options.node, `pageSizeOptions: [${numbers}]`)),
      };
    }
  },
};
