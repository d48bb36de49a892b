import type { Property } from './objects';
import type { Program } from './program';
import type { Node } from './syntax';
import type { Edit, Fix } from './types';

/** Replace a node with a text. */
export const replace = ({ from, to }: { from: number; to: number }, insert: string): Edit => ({
  from,
  to,
  insert,
});

/** Remove an attribute, with the whitespace before it. */
export function removeAttribute(program: Program, { from, to }: Node): Edit {
  const blanks = /\s*$/.exec(program.source.slice(0, from))?.[0].length ?? 0;
  return { from: from - blanks, to, insert: '' };
}

/** Remove a property of an object, with its comma and the whitespace around it. */
export function removeProperty(program: Program, { node: { from, to } }: Property): Edit {
  const [after = ''] = /^\s*,/.exec(program.source.slice(to)) ?? [];
  const before = /(?:,\s*|\s*)$/.exec(program.source.slice(0, from))?.[0] ?? '';
  if (after)
    return {
      from: from - (before.startsWith(',') ? before.length - 1 : before.length),
      to: to + after.length,
      insert: '',
    };
  return { from: from - before.length, to, insert: '' };
}

/** Add properties to an object literal, at its end. */
export function addProperties(program: Program, literal: Node, text: string): Edit {
  const last = literal.getChildren('Property').at(-1);
  const hasComma = last !== undefined && /^\s*,/.test(program.source.slice(last.to));
  const at = last ? (hasComma ? program.source.indexOf(',', last.to) + 1 : last.to) : literal.from + 1;
  return { from: at, to: at, insert: last ? `${hasComma ? '' : ','} ${text}` : ` ${text} ` };
}

/** The edit that imports a name from React, if the program doesn't yet. */
export function importFromReact(program: Program, name: string): Edit[] {
  const ofReact = program.imports.filter(({ source, isType }) => source === 'react' && !isType);
  if (ofReact.some((one) => one.name === name && one.local === name)) return [];
  const group = ofReact.map(({ node }) => node.getChild('ImportGroup')).find((node) => node);
  const lastName = group?.getChildren('VariableDefinition').at(-1);
  if (lastName) return [{ from: lastName.to, to: lastName.to, insert: `, ${name}` }];
  const first = program.top.getChild('ImportDeclaration')?.from ?? 0;
  return [{ from: first, to: first, insert: `import { ${name} } from 'react';\n` }];
}

/** A fix of one or more edits. */
export const fix = (label: string, ...edits: Edit[]): Fix => ({ label, edits });

/** A text with edits made in it. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), source);
}
