import type { Program } from '../../program/program';
import type { Node } from '../../program/syntax';
import type { Rule } from '../../types';
import { dataPaths, isOwnRow } from '../../program/own-rows';

/** The table stored its state in the program's own rows, where it could be read and changed. */
export const ownTableData: Rule = {
  since: '3.0',
  href: '/docs/upgrade#your-rows-are-no-longer-mutated',
  *check(program) {
    const seen = new Set<string>();
    for (const at of ownStates(program)) {
      if (seen.has(program.text(at))) continue;
      seen.add(program.text(at));
      yield {
        at,
        message: `\`${program.text(at)}\` is empty: your own rows have no \`tableData\` any more. Read it in the rows that a callback gives you; to check or open rows, set the state to rows with \`tableData: { checked: true }\`, or call \`tableRef.current.onAllSelected(false)\`.`,
      };
    }
  },
};

/** `row.tableData` where `row` is one of the program's own; the id has its own rule. */
function ownStates(program: Program): Node[] {
  return program.once('own table data', () => {
    const paths = dataPaths(program);
    return program.find('MemberExpression').filter((node) => {
      if (!program.text(node).endsWith('.tableData') || !isOwnRow(program, paths, node.firstChild))
        return false;
      const isId = node.parent?.name === 'MemberExpression' && program.text(node.parent).endsWith('.id');
      return !isId && node.parent?.name !== 'UnaryExpression';
    });
  });
}
