import { fix, replace } from '../../advice/fixes';
import { rowsOf } from '../../advice/rows';
import type { UpgradeRule } from '../types';
import type { Program } from '../../advice/program';
import { around, type Node } from '../../advice/syntax';

/** Rows are copies since 3.0: what found them by `tableData.id` needs their own id. */
export const rowsById: UpgradeRule = {
  line: '3.0',
  href: '/docs/upgrade#your-rows-are-no-longer-mutated',
  *check(program) {
    const uses = program
      .find('MemberExpression')
      .filter((node) => /^[\w$]+\.tableData\.id$/.test(program.text(node)));
    const rows = program.tables.flatMap((table) => rowsOf(table).items);
    const withoutId = rows.filter((row) => !row.isOpen && !row.has('id'));
    if (uses.length === 0) return;
    if (withoutId.length > 0 && withoutId.length === rows.length) {
      yield {
        at: withoutId[0]?.node ?? { from: 0, to: 0 },
        message: 'The rows have no `id`, by which the code can find them.',
        fix: fix(
          'Give each row an id',
          ...withoutId.map((row, index) => ({
            from: row.node.from + 1,
            to: row.node.from + 1,
            insert: ` id: ${index + 1},`,
          })),
        ),
      };
      return;
    }
    for (const use of uses) {
      const array = arrayOf(program, use);
      if (!array) continue;
      const [row = ''] = program.text(use).split('.');
      yield {
        at: use,
        message: `\`${program.text(use)}\` is the row’s id now, and no place in \`${array}\`.`,
        ...(rows.length > 0
          ? {
              fix: fix(
                'Find it by its id',
                replace(use, `${array}.findIndex((one) => one.id === ${row}.id)`),
              ),
            }
          : {}),
      };
    }
  },
};

/** The array that a place is used in: `rows[place]` or `rows.splice(place, 1)`, or the same by a variable. */
function arrayOf(program: Program, use: Node): string | undefined {
  const { parent } = use;
  const name = parent?.name === 'VariableDeclaration' ? parent.getChild('VariableDefinition') : null;
  const place = name ? program.text(name) : program.text(use);
  const escaped = place.replace(/[.$]/g, '\\$&');
  const [body] = [...around(use)].filter((node) => /Function|Method|^Property$/.test(node.name));
  const text = program.text(body ?? program.top);
  const [, indexed, spliced] =
    new RegExp(`([\\w$]+)\\[\\s*${escaped}\\s*\\]|([\\w$]+)\\.splice\\(\\s*${escaped}\\b`).exec(text) ?? [];
  return indexed ?? spliced;
}
