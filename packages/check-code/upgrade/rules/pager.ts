import { fix, replace } from '../../fixes';
import { childrenOf } from '../../program/syntax';
import type { Rule } from '../../types';
import { materialTags } from './material-props';

const renamed = new Map([
  ['onChangePage', 'onPageChange'],
  ['onChangeRowsPerPage', 'onRowsPerPageChange'],
]);

/** The table's methods, called on its ref. */
const ofRef = /(?:\bcurrent|Ref|[tT]able)\b[\w?.]*\.onChange/;

/** The callbacks of a custom pagination: 3.1 renamed its props, Material UI 5 those it passes on. */
export const pagerProps: Rule = {
  since: '6.0',
  href: '/docs/material-ui-v5#coming-from-mui-4',
  *check(program) {
    const pagers = materialTags(program).filter(({ component }) => /^M?TablePagination$/.test(component));
    for (const { attributes } of pagers)
      for (const { name, key } of attributes) {
        const now = renamed.get(name);
        if (now)
          yield {
            at: key,
            message: `\`${name}\` is \`${now}\`.`,
            fix: fix(`Rename it to ${now}`, replace(key, now)),
          };
      }
    if (
      pagers.length + program.tables.length === 0 &&
      !/\browsPerPage\b/.test(program.source) &&
      !ofRef.test(program.source)
    )
      return;
    // Whoever gets its props from the table or from Material UI has to read them by their new names.
    for (const node of program.find('MemberExpression', 'PatternProperty', 'JSXAttribute')) {
      const [first] = childrenOf(node);
      const key = node.name === 'MemberExpression' ? node.lastChild : first;
      const now = key ? renamed.get(program.text(key)) : undefined;
      if (!key || !now) continue;
      const tag = node.name === 'JSXAttribute' ? node.parent?.getChild('JSXIdentifier') : undefined;
      const isGiven = tag && program.lookUp(program.text(tag), tag)?.kind !== 'parameter';
      if (tag === null || isGiven) continue;
      yield {
        since: '3.1',
        at: key,
        isUnsure: true,
        message: ofRef.test(program.text(node))
          ? `\`${program.text(key)}\` of a table’s ref is \`${now}\`: rename it here, if this is one.`
          : `The table and Material UI give a pagination and its \`ActionsComponent\` \`${now}\`: rename \`${program.text(key)}\` here, if this is one of them.`,
      };
    }
  },
};
