import { canRenderAgain } from '../program/components';
import { literalOf } from '../program/objects';
import { findAll, isFunction } from '../program/syntax';
import { Literal, type Table } from '../program/table';
import type { NamedRule } from '../types';

/** The name of a glyph as icon of an action or a panel. */
export const fontIcons: NamedRule = {
  id: 'font-icons',
  title: 'Icon name that needs the icon font',
  severity: 'hint',
  bad: `<MaterialTable columns={columns} data={people} actions={[{ icon: 'save', tooltip: 'Save', onClick: save }]} />`,
  good: `<MaterialTable columns={columns} data={people} actions={[{ icon: SaveIcon, tooltip: 'Save', onClick: save }]} />`,
  *check(program) {
    if (
      /material-?icons|fonts\.googleapis/i.test(program.source.replace(/@(?:mui|material-ui)\/[\w-]+/g, ''))
    )
      return;
    for (const table of program.tables) {
      const components = table.object('components');
      // Custom buttons render their own icons, too.
      const isOwn = components?.has('Action') || components?.has('Actions');
      for (const prop of isOwn ? ['detailPanel'] : ['actions', 'detailPanel']) {
        const value = table.prop(prop);
        if (value?.node.name !== 'ArrayExpression') continue;
        for (const node of findAll(value.node, 'ObjectExpression')) {
          const icon = new Literal(node, program).property('icon');
          const name = icon && literalOf(program, icon.value)?.value;
          if (icon && typeof name === 'string' && /^[a-z][a-z_0-9]+$/.test(name))
            yield {
              at: icon.node,
              message: `\`'${name}'\` is an icon of the Material Icons font. Without that font, users see the word.`,
            };
        }
      }
    }
  },
};

/** A component of the program that is made inside of another one and passed in `components`. */
export const inlineOverride: NamedRule = {
  id: 'inline-override',
  title: 'Override defined inside a component',
  bad: `function People({ people }) {
  return <MaterialTable columns={columns} data={people} components={{ Toolbar: (props) => <MTableToolbar {...props} /> }} />;
}`,
  good: `const Toolbar = (props) => <MTableToolbar {...props} />;
function People({ people }) {
  return <MaterialTable columns={columns} data={people} components={{ Toolbar }} />;
}`,
  *check(program) {
    for (const table of program.tables) {
      const components = table.object('components');
      const component = program.componentOf(table.tag);
      if (!component || !canRenderAgain(component, program.text)) continue;
      for (const { name, key } of components?.properties ?? []) {
        const value = components?.get(name);
        // The loading overlay contains nothing that can have focus.
        if (name === 'OverlayLoading') continue;
        if (value?.createdIn === 'render' && isFunction(value.node))
          yield {
            at: key,
            message: `\`components.${name}\` is a new component on each render, because it is defined inside your component.`,
          };
      }
    }
  },
};

/** Icons without those of the buttons that the table shows. */
export const partialIcons: NamedRule = {
  id: 'partial-icons',
  title: '`icons` that lack some buttons',
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
