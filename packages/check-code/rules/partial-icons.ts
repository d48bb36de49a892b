import type { Table } from '../table';
import type { Rule } from '../types';

/** Icons without those of the buttons that the table shows. */
export const partialIcons: Rule = {
  id: 'partial-icons',
  reason: { issue: 'partial-icons' },
  bad: `<MaterialTable columns={columns} data={people} icons={{ Search: SearchIcon }} editable={{ onRowUpdate: save }} />`,
  good: `<MaterialTable columns={columns} data={people} icons={{ Search: SearchIcon, Edit: EditIcon }} editable={{ onRowUpdate: save }} />`,
  *check(program) {
    for (const table of program.tables) {
      const icons = table.object('icons');
      const attribute = table.attribute('icons');
      if (!icons || icons.isOpen || !attribute) continue;
      const missing = neededIcons(table).filter((name) => !icons.has(name));
      if (missing.length > 0)
        yield {
          at: attribute,
          message: `\`icons\` lacks ${missing.map((name) => `\`${name}\``).join(', ')}, which \`editable\` needs.`,
        };
    }
  },
};

function neededIcons(table: Table): string[] {
  const editable = table.object('editable');
  const has = (name: string) => editable?.has(name) ?? false;
  return [
    ...(has('onRowAdd') ? ['Add'] : []),
    ...(has('onRowUpdate') || has('onBulkUpdate') ? ['Edit'] : []),
    ...(has('onRowDelete') ? ['Delete'] : []),
    ...(has('onBulkUpdate') ? ['Check', 'Clear'] : []),
  ];
}
