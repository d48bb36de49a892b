import { fix, replace } from '../fixes';
import type { Property } from './objects';
import type { Program } from './program';
import type { Node } from './syntax';
import { Literal, type Table } from './table';
import type { AdviceFacts, Finding } from '../types';

/** Props of the table that have one of these old names. */
export function* renamedProps(program: Program, { names }: AdviceFacts, old: string[]): Generator<Finding> {
  for (const table of program.tables) {
    for (const name of old) {
      const change = names.MaterialTableProps?.[name];
      const key = table.attribute(name)?.getChild('JSXIdentifier');
      if (change && key) yield finding(name, change, key);
    }
  }
}

/** A member that an earlier version had, the line that removed it, and its current name. */
export interface OldMember {
  property: Property;
  line: string;
  to?: string;
}

/** Members of an object that an earlier version had; `path` is the path of a nested object: `body.`. */
export function* oldMembers(
  { names }: AdviceFacts,
  group: string,
  object: Literal,
  path = '',
): Generator<OldMember> {
  for (const property of object.properties) {
    const change = names[group]?.[path + property.name];
    const to = change?.to?.split('.').at(-1);
    if (change) yield { property, line: change.line, ...(to ? { to } : {}) };
  }
}

/** Texts of `localization` that an earlier version had. */
export function* oldTexts(program: Program, facts: AdviceFacts, table: Table): Generator<OldMember> {
  const texts = table.object('localization');
  for (const { name } of texts?.properties ?? []) {
    const part = texts?.get(name);
    if (part?.node.name === 'ObjectExpression')
      yield* oldMembers(facts, 'Localization', new Literal(part.node, program), `${name}.`);
  }
}

/** The advice on such members; `others` are names that the types never had. */
export function* removedMembers(
  facts: AdviceFacts,
  group: string,
  object: Literal,
  others: string[] = [],
): Generator<Finding> {
  for (const old of oldMembers(facts, group, object)) yield findingOf(old);
  for (const { name, key } of object.properties)
    if (others.includes(name) && !facts.names[group]?.[name])
      yield { at: key, message: `\`${name}\` is no member any more.` };
}

/** The advice on a member that was renamed or removed. */
export const findingOf = ({ property, ...change }: OldMember): Finding =>
  finding(property.name, change, property.key);

function finding(name: string, { to, line }: { to?: string; line: string }, at: Node): Finding {
  if (!to) return { at, message: `\`${name}\` was taken out with ${line}.` };
  return {
    at,
    message: `\`${name}\` is called \`${to}\` since ${line}.`,
    fix: fix(`Rename it to ${to}`, replace(at, to)),
  };
}
