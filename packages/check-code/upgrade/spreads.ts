import type { Program } from '../program';
import { literal, type Literal } from '../table';
import { follow } from '../values';

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
