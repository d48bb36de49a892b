import { removedMembers } from '../names';
import { Literal } from '../table';
import type { Rule } from '../types';

/** Texts of an export menu that is gone. */
export const exportNames: Rule = {
  id: 'export-names',
  title: 'Texts of the export menu of version 1',
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

/** Options of the export menu of version 1. */
export const oldExport: Rule = {
  id: 'old-export',
  title: 'Export options of version 1',
  reason: {
    href: '/docs/upgrade#exportbutton-exportcsv-and-exportfilename-are-gone',
    says: 'Setting the old ones does nothing.',
    proof: ['the options of the old export menu add no button'],
    severity: 'warning',
    cure: 'options.exportMenu, a list of { label, exportFunc }, replaces exportButton',
  },
  bad: `<MaterialTable columns={columns} data={people} options={{ exportButton: true }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ exportMenu: [{ label: 'CSV', exportFunc }] }} />`,
  *check(program, facts) {
    for (const { options } of program.tables) {
      if (!options) continue;
      for (const finding of removedMembers(facts, 'Options', options, ['exportPdf'])) {
        const property = options.properties.find(({ key }) => key.from === finding.at.from);
        // What was turned off is not missed.
        if (!property || options.literal(property.name) !== false) yield finding;
      }
    }
  },
};
