import { Literal } from '../table';
import type { Rule } from '../types';

/** Texts of an export menu that is gone. */
export const exportNames: Rule = {
  id: 'export-names',
  reason: { issue: 'export-names' },
  bad: `<MaterialTable columns={columns} data={people} localization={{ toolbar: { exportCSVName: 'Als CSV' } }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ exportMenu: [{ label: 'Als CSV', exportFunc }] }} />`,
  *check(program) {
    for (const table of program.tables) {
      const toolbar = table.object('localization')?.get('toolbar');
      if (toolbar?.node.name !== 'ObjectExpression') continue;
      for (const property of new Literal(toolbar.node, program).properties)
        if (/^export(?:CSV|PDF)Name$/.test(property.name))
          yield { at: property.node, message: `The text \`${property.name}\` is shown nowhere.` };
    }
  },
};
