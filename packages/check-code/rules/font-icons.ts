import { literalOf } from '../objects';
import { findAll } from '../syntax';
import { Literal } from '../table';
import type { Rule } from '../types';

/** The name of a glyph as icon of an action or a panel. */
export const fontIcons: Rule = {
  id: 'font-icons',
  reason: {
    href: '/docs/errors/old-versions#words-instead-of-icons-remove-chevron_right-add_box-ch-se',
    says: 'A word can only come from a string in icon of an action or a detail panel: import the icon and pass the component, or load the font.',
    proof: ['take a component, a function and the name of a glyph of the icon font'],
    severity: 'hint',
  },
  bad: `<MaterialTable columns={columns} data={people} actions={[{ icon: 'save', tooltip: 'Save', onClick: save }]} />`,
  good: `<MaterialTable columns={columns} data={people} actions={[{ icon: SaveIcon, tooltip: 'Save', onClick: save }]} />`,
  *check(program) {
    if (
      /material-?icons|fonts\.googleapis/i.test(program.source.replace(/@(?:mui|material-ui)\/[\w-]+/g, ''))
    )
      return;
    for (const table of program.tables) {
      for (const prop of ['actions', 'detailPanel']) {
        const value = table.prop(prop);
        if (value?.node.name !== 'ArrayExpression') continue;
        for (const node of findAll(value.node, 'ObjectExpression')) {
          const icon = new Literal(node, program).property('icon');
          const name = icon && literalOf(program, icon.value)?.value;
          if (icon && typeof name === 'string' && /^[a-z][a-z_0-9]+$/.test(name))
            yield {
              at: icon.node,
              message: `\`'${name}'\` is a glyph of the Material Icons font: without that font users see the word.`,
            };
        }
      }
    }
  },
};
