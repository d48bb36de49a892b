import { rowsOf } from '../rows';
import type { Rule } from '../types';

/** Two rows with the same `uuid`. */
export const doubledUuid: Rule = {
  id: 'doubled-uuid',
  reason: { issue: 'uuid-is-key' },
  bad: `<MaterialTable columns={columns} data={[{ id: 1, uuid: 'a' }, { id: 2, uuid: 'a' }]} />`,
  good: `<MaterialTable columns={columns} data={[{ id: 1, uuid: 'a' }, { id: 2, uuid: 'b' }]} />`,
  *check(program) {
    for (const table of program.tables) {
      const seen = new Set<unknown>();
      for (const row of rowsOf(table).items) {
        const uuid = row.literal('uuid');
        const property = row.property('uuid');
        if (property && uuid !== undefined && seen.has(uuid))
          yield {
            at: property.node,
            message: 'Another row has the same `uuid`, which React takes as its key.',
          };
        seen.add(uuid);
      }
    }
  },
};
