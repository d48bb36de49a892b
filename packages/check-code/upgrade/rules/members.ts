import { fix, removeProperty, replace } from '../../fixes';
import { oldMembers, oldTexts, type OldMember } from '../../program/names';
import type { Program } from '../../program/program';
import { around, contains } from '../../program/syntax';
import { spreadsOf } from '../spreads';
import type { Finding, Rule } from '../../types';

/** The export options before `exportMenu`, which have their own rule. */
export const exportOptions = ['exportButton', 'exportCsv', 'exportPdf', 'exportFileName', 'exportDelimiter'];

/** Members that a line removed or renamed. */
export const removedMembers: Rule = {
  since: '2.0',
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
    since: line,
    at: property.key,
    message: to ? `\`${property.name}\` is \`${to}\`.` : `\`${property.name}\` was taken out.`,
    fix: to
      ? fix(`Rename it to ${to}`, replace(property.key, to))
      : fix('Remove it', removeProperty(program, property)),
  };
}

const ofTheTable = /^(?:labelRowsSelect|export(?:Button|Delimiter|FileName)|getValueAsText|titleAsText)$/;

/** Old names in an object that no table of this file shows: one in another file may get it. */
export const membersElsewhere: Rule = {
  since: '2.0',
  href: '/docs/api/mt_new_props',
  *check(program, { names }) {
    const changes = Object.values(names).flatMap((group) => Object.entries(group));
    const shown = program.tables.flatMap((table) => [
      ...['options', 'localization'].map((name) => table.object(name)?.node),
      ...spreadsOf(program, table.options).map((object) => object?.node),
      ...table.columns.map(({ node }) => node),
    ]);
    for (const property of program.find('Property')) {
      const key = property.firstChild;
      const name = key ? program.text(key) : '';
      const [, change] = changes.find(([path]) => path.split('.').at(-1) === name) ?? [];
      if (!key || !change || !ofTheTable.test(name)) continue;
      const isRead = shown.some((node) => node && contains(node, property));
      if (isRead || [...around(property)].some((one) => one.name === 'JSXAttribute')) continue;
      const to = exportOptions.includes(name) ? 'exportMenu' : change.to?.split('.').at(-1);
      yield {
        since: change.line,
        at: key,
        isUnsure: true,
        message: `\`${name}\` ${to ? `is now \`${to}\`` : 'was taken out'}: change it here, if a table gets this object.`,
      };
    }
  },
};
