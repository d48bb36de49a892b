import { findAll } from '../syntax';
import { idName } from '../rows';
import { Literal } from '../table';
import type { Rule } from '../types';

/** Ids that are made in the render. */
export const madeIds: Rule = {
  id: 'made-ids',
  reason: {
    href: '/docs/guides/rows-and-ids#check-marks-vanish-when-my-component-renders-again',
    says: 'ids made in the render (crypto.randomUUID(), an index after sorting): they must belong to the row',
    proof: [
      'ids made in the render (crypto.randomUUID(), an index after sorting): they must belong to the row;',
    ],
    severity: 'warning',
    cure: 'make one where you load the rows, not in the render',
  },
  bad: `function People({ loaded }) {
  return <MaterialTable columns={columns} data={loaded.map((row) => ({ ...row, id: crypto.randomUUID() }))} />;
}`,
  good: `const withIds = (rows) => rows.map((row) => ({ ...row, id: row.order + '-' + row.line }));
function People({ loaded }) {
  return <MaterialTable columns={columns} data={withIds(loaded)} />;
}`,
  *check(program) {
    for (const table of program.tables) {
      const data = table.prop('data');
      const name = idName(table) ?? 'id';
      if (!data || data.home !== 'render' || table.isRemote) continue;
      for (const node of findAll(data.node, 'ObjectExpression')) {
        const property = new Literal(node, program).property(name);
        const text = property ? program.text(property.value) : '';
        if (property && /Math\.random\(|randomUUID\(|Date\.now\(|\b(?:uuid(?:v4)?|nanoid)\(/.test(text))
          yield { at: property.node, message: `The row gets another \`${name}\` on each render.` };
      }
    }
  },
};
