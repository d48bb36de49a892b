import type { Program } from '../program/program';
import { literal, type Literal } from '../program/table';
import { follow } from '../program/values';

/** The objects that are spread into the options by their names; undefined for those that the file doesn't show. */
export function spreadsOf(program: Program, options: Literal | undefined): (Literal | undefined)[] {
  return (options?.node.getChildren('Property') ?? []).flatMap((property) => {
    const value = property.firstChild?.name === 'Spread' ? property.firstChild.nextSibling : undefined;
    if (!value) return [];
    const { node } = follow(program, value);
    const isShown = node.name === 'ObjectExpression' && value.name === 'VariableName';
    return [isShown ? literal(program, node) : undefined];
  });
}
