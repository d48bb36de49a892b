import { eachOption } from '../find';
import { fix, removeProperty } from '../fixes';
import { literalOf } from '../objects';
import { findAll } from '../syntax';
import { rowsOf } from '../rows';
import type { Program } from '../program';
import type { Table } from '../table';
import type { Rule } from '../types';

const most = 500;

/** Hundreds of rows on one page. */
export const manyRows: Rule = {
  id: 'many-rows',
  reason: {
    href: '/docs/guides/performance',
    says: 'there is no virtual scrolling, so each row of the page is in the DOM',
    proof: ['each row of the page is in the DOM'],
    severity: 'warning',
    cure: 'Keep paging on, or at most a few hundred rows on the page',
  },
  bad: `const people = Array.from({ length: 3000 }, (_, id) => ({ id: id + 1 }));
<MaterialTable columns={columns} data={people} options={{ paging: false }} />`,
  good: `const people = Array.from({ length: 3000 }, (_, id) => ({ id: id + 1 }));
<MaterialTable columns={columns} data={people} options={{ maxBodyHeight: '70vh' }} />`,
  *check(program) {
    for (const { table, property, value } of eachOption(program, 'paging')) {
      const count = countOf(program, table);
      if (value === false && count >= most)
        yield {
          at: property.node,
          message: `All ${count} rows are drawn at once.`,
          fix: fix('Use pages', removeProperty(program, property)),
        };
    }
    for (const { table, property, value } of eachOption(program, 'pageSize'))
      if (
        typeof value === 'number' &&
        value >= most &&
        countOf(program, table) >= most &&
        table.option('paging') !== false
      )
        yield { at: property.node, message: `Up to ${value} rows are drawn at once.` };
  },
};

/** How many rows a program makes, as far as its text shows. */
function countOf(program: Program, table: Table): number {
  const data = table.prop('data');
  if (data?.node.name !== 'CallExpression') return rowsOf(table).items.length;
  const length = findAll(data.node, 'Property').find((node) =>
    /^length\b/.test(program.text(node)),
  )?.lastChild;
  const count = length && literalOf(program, length)?.value;
  return typeof count === 'number' ? count : 0;
}
