import type { Rule } from '../types';
import { idName, rowsOf } from '../rows';

/** Rows written out with the same id. */
export const duplicateIds: Rule = {
  id: 'duplicate-ids',
  reason: {
    href: '/docs/guides/rows-and-ids#duplicate-ids',
    says: 'Two rows with the same id share the state of the later one after the next change of data: select it, and both are selected, on whatever page they are.',
    proof: [
      'Two rows with the same id share the state of the later one after the next change of data: select it, and both are selected, on whatever page they are.',
    ],
    severity: 'error',
    cure: 'Make the ids unique',
  },
  bad: `<MaterialTable columns={columns} data={[{ id: 1, name: 'Ada' }, { id: 1, name: 'Bob' }]} />`,
  good: `<MaterialTable columns={columns} data={[{ id: 1, name: 'Ada' }, { id: 2, name: 'Bob' }]} />`,
  *check(program) {
    for (const table of program.tables) {
      const name = idName(table);
      if (name === undefined) continue;
      const seen = new Set<string>();
      for (const row of rowsOf(table).items) {
        const id = row.literal(name);
        const property = row.property(name);
        if (id === undefined || id === null || id === '' || !property) continue;
        if (seen.has(String(id)))
          yield {
            at: property.node,
            message: `Another row has the \`${name}\` ${JSON.stringify(id)} already.`,
          };
        seen.add(String(id));
      }
    }
  },
};
