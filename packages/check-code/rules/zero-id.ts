import { idName, rowsOf } from '../rows';
import type { Rule } from '../types';

/** A row with the id 0 or an empty text. */
export const zeroId: Rule = {
  id: 'zero-id',
  reason: {
    href: '/docs/guides/rows-and-ids#the-id-0',
    says: "0 and '' count as missing: the table takes the index of the row instead, which may be the id of another row.",
    proof: ['Then a check mark jumps to that other row when the data change.'],
    severity: 'warning',
    cure: "Start at 1, or use texts: '0' works.",
  },
  bad: `<MaterialTable columns={columns} data={[{ id: 0, name: 'Ada' }, { id: 1, name: 'Bob' }]} />`,
  good: `<MaterialTable columns={columns} data={[{ id: 1, name: 'Ada' }, { id: 2, name: 'Bob' }]} />`,
  *check(program) {
    for (const table of program.tables) {
      const name = idName(table);
      const rows = rowsOf(table).items;
      const row =
        name === undefined
          ? undefined
          : rows.find((one) => [0, ''].includes(one.literal(name) as number | string));
      const property = row?.property(name ?? '');
      // The first row has the index 0 too, as long as it stays the first.
      if (row && property && rows.length > 1)
        yield { at: property.node, message: `\`${name}: ${program.text(property.value)}\` counts as no id.` };
    }
  },
};
