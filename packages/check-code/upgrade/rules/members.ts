import { fix, removeProperty, replace } from '../../fixes';
import { oldMembers, oldTexts, type OldMember } from '../../names';
import type { Program } from '../../program';
import type { Finding, UpgradeRule } from '../types';

/** The export options before `exportMenu`, which have their own rule. */
export const exportOptions = ['exportButton', 'exportCsv', 'exportPdf', 'exportFileName', 'exportDelimiter'];

/** Members that a line removed or renamed. */
export const removedMembers: UpgradeRule = {
  line: '2.0',
  href: '/docs/api/mt_new_props',
  *check(program, facts) {
    for (const table of program.tables) {
      const old = [
        ...(table.options ? oldMembers(facts, 'Options', table.options) : []),
        ...table.columns.flatMap((column) => [...oldMembers(facts, 'Column', column)]),
        ...oldTexts(program, facts, table),
      ];
      for (const member of old)
        if (!exportOptions.includes(member.property.name)) yield changeOf(program, member);
    }
  },
};

function changeOf(program: Program, { property, line, to }: OldMember): Finding {
  return {
    line,
    at: property.key,
    message: to ? `\`${property.name}\` is \`${to}\`.` : `\`${property.name}\` was taken out.`,
    fix: to
      ? fix(`Rename it to ${to}`, replace(property.key, to))
      : fix('Remove it', removeProperty(program, property)),
  };
}
