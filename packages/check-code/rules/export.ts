import { removedMembers } from '../program/names';
import type { NamedRule } from '../types';

/** Options of the export menu of version 1. */
export const oldExport: NamedRule = {
  id: 'old-export',
  title: 'Export options of version 1',
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
