import { returnsOf } from './functions';
import { itemsOf, type Property } from './objects';
import type { Program } from './program';
import { findAll, isFunction, type Node } from './syntax';
import { literal, type Literal, type Table } from './table';
import { follow } from './values';

/** Each occurrence of an option as a literal, with its value. */
export function* eachOption(
  program: Program,
  name: string,
): Generator<{ table: Table; options: Literal; property: Property; value: unknown }> {
  for (const table of [...program.tables, ...program.typedParts]) {
    const { options } = table;
    const property = options?.property(name);
    if (options && property) yield { table, options, property, value: options.literal(name) };
  }
}

/** Each occurrence of a prop of the table. */
export function* eachProp(program: Program, name: string): Generator<{ table: Table; attribute: Node }> {
  for (const table of program.tables) {
    const attribute = table.attribute(name);
    if (attribute) yield { table, attribute };
  }
}

/** Each column literal of a program; columns that two tables share are returned once. */
export function* eachColumn(program: Program): Generator<{ table: Table; column: Literal }> {
  const seen = new Set<number>();
  for (const table of [...program.tables, ...program.typedParts]) {
    for (const column of table.columns) {
      if (!seen.has(column.node.from)) yield { table, column };
      seen.add(column.node.from);
    }
  }
}

/** The functions that render the detail panels of a table: the only one, or those of a list. */
export function panelsOf(program: Program, table: Table): Node[] {
  const value = table.prop('detailPanel');
  const items = value?.node.name === 'ArrayExpression' ? itemsOf(value.node).items : [];
  const panels = items.flatMap((item) => {
    const { node } = follow(program, item);
    return isFunction(node) ? returnsOf(node) : [node];
  });
  const listed = panels.flatMap((panel) =>
    panel.name === 'ObjectExpression' ? [literal(program, panel).get('render')] : [],
  );
  return [value, ...listed].flatMap((one) => (one && isFunction(one.node) ? [one.node] : []));
}

/** Rows are grouped, or users can group them. */
export function isGrouped(table: Table): boolean {
  return table.option('grouping') === true || table.columns.some((column) => column.has('defaultGroupOrder'));
}

/** The name of a column in messages: its title or field. */
export function columnName(column: Literal): string {
  const title = column.literal('title');
  const field = column.literal('field');
  const name = typeof title === 'string' && title ? title : field;
  return typeof name === 'string' ? `\`${name}\`` : 'a column';
}

/** Whether code below a node calls a hook of React or a custom one. */
export function hookIn(program: Program, node: Node): Node | undefined {
  return findAll(node, 'CallExpression').find(({ firstChild }) =>
    /^(?:React\.)?use[A-Z]\w*$/.test(firstChild ? program.text(firstChild) : ''),
  );
}
