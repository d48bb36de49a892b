import { fix, removeProperty, replace } from '../../advice/fixes';
import type { Program } from '../../advice/program';
import { Literal } from '../../advice/table';
import type { AdviceFacts } from '../../advice/types';
import type { Finding, UpgradeRule } from '../types';

/** What the export menu took before it was a list; it has a rule of its own. */
export const exportOptions = ['exportButton', 'exportCsv', 'exportPdf', 'exportFileName', 'exportDelimiter'];

/** Members that a line took out, or gave another name. */
export const removedMembers: UpgradeRule = {
  line: '2.0',
  href: '/docs/api/mt_new_props',
  *check(program, facts) {
    for (const table of program.tables) {
      if (table.options) yield* gone(program, facts, 'Options', table.options);
      for (const column of table.columns) yield* gone(program, facts, 'Column', column);
      const texts = table.object('localization');
      for (const part of texts?.properties ?? []) {
        const value = texts?.get(part.name);
        if (value?.node.name === 'ObjectExpression')
          yield* gone(program, facts, 'Localization', new Literal(value.node, program), part.name);
      }
    }
  },
};

function* gone(
  program: Program,
  { names }: AdviceFacts,
  group: string,
  object: Literal,
  path = '',
): Generator<Finding> {
  for (const property of object.properties) {
    const change = names[group]?.[path ? `${path}.${property.name}` : property.name];
    if (!change || exportOptions.includes(property.name)) continue;
    const now = change.to?.split('.').at(-1);
    yield {
      line: change.line,
      at: property.key,
      message: now ? `\`${property.name}\` is \`${now}\`.` : `\`${property.name}\` was taken out.`,
      fix: now
        ? fix(`Rename it to ${now}`, replace(property.key, now))
        : fix('Remove it', removeProperty(program, property)),
    };
  }
}
