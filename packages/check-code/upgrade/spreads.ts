import type { Program } from '../program';
import { literal, type Literal } from '../table';
import { follow } from '../values';

/** An object that is spread into the options by its name; its literal if the file shows it. */
export interface Spread {
  name: string;
  object?: Literal;
}

export function spreadsOf(program: Program, options: Literal | undefined): Spread[] {
  return (options?.node.getChildren('Property') ?? []).flatMap((property) => {
    const value = property.firstChild?.name === 'Spread' ? property.firstChild.nextSibling : undefined;
    if (!value) return [];
    const { node } = follow(program, value);
    const isShown = node.name === 'ObjectExpression' && value.name === 'VariableName';
    return [{ name: program.text(value), ...(isShown ? { object: literal(program, node) } : {}) }];
  });
}
