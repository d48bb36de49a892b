import type { Rule } from '../../types';

/** With multiple sorting, `query.orderBy` ignores `defaultSort` at first, and stays when sorting ends. */
export const remoteOrder: Rule = {
  since: '4.3',
  href: '/docs/upgrade#sorting-by-several-columns-onordercollectionchange',
  *check(program) {
    if (program.tables.length === 0) return;
    for (const at of program.find('MemberExpression', 'PatternProperty')) {
      const query = at.name === 'MemberExpression' ? at.firstChild : undefined;
      const isRead = query
        ? program.text(at).endsWith('.orderBy') &&
          program.lookUp(program.text(query), query)?.kind === 'parameter'
        : /^orderBy\b/.test(program.text(at));
      if (isRead)
        yield {
          at,
          message: `\`${program.text(at)}\` of a table’s query doesn’t know the \`defaultSort\` of a column, and stays when the order is taken away: read \`orderByCollection[0]?.orderByField\` and \`.orderDirection\`.`,
        };
    }
  },
};
