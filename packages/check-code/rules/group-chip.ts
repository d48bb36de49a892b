import { eachOption } from '../find';
import { isFunction } from '../syntax';
import { Literal } from '../table';
import type { Rule } from '../types';

/** A function in `groupChipProps`. */
export const groupChip: Rule = {
  id: 'group-chip',
  reason: { issue: 'group-chip-functions' },
  bad: `<MaterialTable columns={columns} data={people} options={{ grouping: true, groupChipProps: { onClick: () => sort() } }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ grouping: true, groupChipProps: { color: 'primary' } }} />`,
  *check(program) {
    for (const { options } of eachOption(program, 'groupChipProps')) {
      const value = options.get('groupChipProps');
      if (value?.node.name !== 'ObjectExpression') continue;
      const props = new Literal(value.node, program);
      for (const { name, key } of props.properties) {
        const member = props.get(name);
        if (member && isFunction(member.node))
          yield { at: key, message: `\`${name}\` runs on each render, not on a click.` };
      }
    }
  },
};
