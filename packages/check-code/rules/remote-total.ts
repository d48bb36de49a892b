import { returnsOf } from '../functions';
import { findAll, isFunction } from '../syntax';
import { Literal } from '../table';
import type { Rule } from '../types';

/** An answer of remote data without `totalCount`. */
export const remoteTotal: Rule = {
  id: 'remote-total',
  reason: {
    href: '/docs/guides/remote-data#the-total-count-is-wrong',
    says: 'Return it with each page; without it the pagination shows NaN.',
    proof: ['without it the pagination shows NaN'],
    severity: 'error',
  },
  bad: `<MaterialTable columns={columns} data={async (query) => ({ data: await load(query), page: query.page })} />`,
  good: `<MaterialTable columns={columns} data={async (query) => ({ data: await load(query), page: query.page, totalCount: 120 })} />`,
  *check(program) {
    for (const table of program.tables) {
      const data = table.prop('data');
      if (!data || !isFunction(data.node) || table.option('paging') === false) continue;
      const resolved = findAll(data.node, 'CallExpression').filter(({ firstChild }) =>
        /^resolve$/.test(firstChild ? program.text(firstChild) : ''),
      );
      const answers = [
        ...returnsOf(data.node),
        ...resolved.flatMap((call) => call.getChild('ArgList')?.getChild('ObjectExpression') ?? []),
      ];
      for (const node of answers) {
        if (node.name !== 'ObjectExpression') continue;
        const answer = new Literal(node, program);
        if (!answer.isOpen && answer.has('data') && !answer.has('totalCount'))
          yield { at: node, message: 'The answer has no `totalCount`.' };
      }
    }
  },
};
