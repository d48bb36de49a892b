import { eachOption } from '../program/find';
import { literalOf } from '../program/objects';
import { findAll, isFunction, type Node } from '../program/syntax';
import { Literal } from '../program/table';
import type { NamedRule } from '../types';
import { follow } from '../program/values';

/** A button of an action without a tooltip. */
export const actionNameless: NamedRule = {
  id: 'action-nameless',
  title: 'Action without a `tooltip`',
  bad: `<MaterialTable columns={columns} data={people} actions={[{ icon: Delete, onClick: (event, row) => remove(row) }]} />`,
  good: `<MaterialTable columns={columns} data={people} actions={[{ icon: Delete, tooltip: 'Delete', onClick: (event, row) => remove(row) }]} />`,
  *check(program) {
    for (const table of program.tables) {
      const given = table.given('actions');
      const actions = given && follow(program, given).node;
      if (actions?.name !== 'ArrayExpression') continue;
      for (const node of findAll(actions, 'ObjectExpression')) {
        const action = new Literal(node, program);
        const icon = action.property('icon');
        const hasIcon =
          icon && !showsText(action.get('icon')?.node ?? icon.value) && !literalOf(program, icon.value);
        const isNamed = action.has('tooltip') && action.literal('tooltip') !== '';
        if (icon && hasIcon && action.has('onClick') && !isNamed && !action.isOpen)
          yield { at: icon.node, message: 'This button has an icon and no `tooltip`.' };
      }
    }
  },
};

/** A function that renders text, or something whose text isn't visible here. */
function showsText(icon: Node): boolean {
  return (
    isFunction(icon) &&
    (findAll(icon, 'JSXText').length > 0 ||
      findAll(icon, 'JSXEscape', 'String').length > 0 ||
      findAll(icon, 'JSXElement').length === 0)
  );
}

/** Check boxes of the selection without names. */
export const checkboxesNameless: NamedRule = {
  id: 'checkboxes-nameless',
  title: 'Selection checkboxes without a name',
  bad: `<MaterialTable columns={columns} data={people} options={{ selection: true }} />`,
  good: `const named = (name) => ({ slotProps: { input: { 'aria-label': name } } });
<MaterialTable columns={columns} data={people} options={{
  selection: true, headerSelectionProps: named('Select all'), selectionProps: (row) => named(row.name),
}} />`,
  *check(program) {
    for (const { options, property, value } of eachOption(program, 'selection'))
      if (value === true && !options.isOpen && !options.has('selectionProps'))
        yield { at: property.node, message: 'The checkboxes of the rows have no accessible names.' };
  },
};
