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
    for (const table of program.tables)
      if (table.options) yield* removedMembers(facts, 'Options', table.options, ['exportPdf']);
  },
};
