import { removedMembers } from '../names';
import type { Rule } from '../types';

/** Options of the export menu of version 1. */
export const oldExport: Rule = {
  id: 'old-export',
  reason: {
    href: '/docs/upgrade#exportbutton-exportcsv-and-exportfilename-are-gone',
    says: 'Setting the old ones does nothing.',
    proof: ['the options of the old export menu add no button'],
    severity: 'warning',
    cure: 'options.exportMenu, a list of { label, exportFunc }, takes the place',
  },
  bad: `<MaterialTable columns={columns} data={people} options={{ exportButton: true }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ exportMenu: [{ label: 'CSV', exportFunc }] }} />`,
  *check(program, facts) {
    for (const { options } of program.tables) {
      if (!options) continue;
      for (const finding of removedMembers(facts, 'Options', options, ['exportPdf'])) {
        const property = options.properties.find(({ key }) => key.from === finding.at.from);
        // What was switched off is missed by nobody.
        if (!property || options.literal(property.name) !== false) yield finding;
      }
    }
  },
};
