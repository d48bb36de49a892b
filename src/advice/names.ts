import { fix, replace } from './fixes';
import type { Program } from './program';
import type { Node } from './syntax';
import { Literal, type Table } from './table';
import type { AdviceFacts, Finding } from './types';

/** Props of the table that are written under one of these old names. */
export function* renamedProps(program: Program, { names }: AdviceFacts, old: string[]): Generator<Finding> {
  for (const table of program.tables) {
    for (const name of old) {
      const change = names.MaterialTableProps?.[name];
      const key = table.attribute(name)?.getChild('JSXIdentifier');
      if (change && key) yield finding(name, change, key);
    }
  }
}

/** Members of an object that an earlier version had; `others` are such that its types never named. */
export function* removedMembers(
  { names }: AdviceFacts,
  group: string,
  object: Literal,
  others: string[] = [],
): Generator<Finding> {
  for (const property of object.properties) {
    const change = names[group]?.[property.name];
    if (change) yield finding(property.name, change, property.key);
    else if (others.includes(property.name))
      yield { at: property.key, message: `\`${property.name}\` is no member any more.` };
  }
}

/** Texts that an earlier version had. */
export function* removedTexts(program: Program, { names }: AdviceFacts, table: Table): Generator<Finding> {
  const texts = table.object('localization');
  for (const [path, { to, line }] of Object.entries(names.Localization ?? {})) {
    const [part = '', name = ''] = path.split('.');
    const value = texts?.get(part);
    const property =
      value?.node.name === 'ObjectExpression' ? new Literal(value.node, program).property(name) : undefined;
    const next = to?.split('.').at(-1);
    if (property) yield finding(name, { line, ...(next ? { to: next } : {}) }, property.key);
  }
}

function finding(name: string, { to, line }: { to?: string; line: string }, at: Node): Finding {
  if (!to) return { at, message: `\`${name}\` was taken out with ${line}.` };
  return {
    at,
    message: `\`${name}\` is called \`${to}\` since ${line}.`,
    fix: fix(`Rename it to ${to}`, replace(at, to)),
  };
}
