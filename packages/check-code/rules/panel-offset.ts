import { addProperties, fix } from '../fixes';
import { eachOption } from '../find';
import { Literal } from '../table';
import type { Rule } from '../types';

/** `detailPanelOffset` with one side. */
export const panelOffset: Rule = {
  id: 'panel-offset',
  reason: { issue: 'panel-offset-one-side' },
  bad: `<MaterialTable columns={columns} data={people} detailPanel={panel} options={{ detailPanelOffset: { left: 60 } }} />`,
  good: `<MaterialTable columns={columns} data={people} detailPanel={panel} options={{ detailPanelOffset: { left: 60, right: 0 } }} />`,
  *check(program) {
    for (const { options, property } of eachOption(program, 'detailPanelOffset')) {
      const value = options.get('detailPanelOffset');
      const sides = value?.node.name === 'ObjectExpression' ? new Literal(value.node, program) : undefined;
      if (!sides || sides.isOpen || sides.has('left') === sides.has('right')) continue;
      const other = sides.has('left') ? 'right' : 'left';
      yield {
        at: property.node,
        message: `\`detailPanelOffset\` lacks \`${other}\`.`,
        fix: fix(`Add ${other}: 0`, addProperties(program, sides.node, `${other}: 0`)),
      };
    }
  },
};
