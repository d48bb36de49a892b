import type { Property } from './program/objects';
import type { Program } from './program/program';
import type { Node } from './program/syntax';
import type { Edit, Fix } from './types';

/** Replace a node with a text. */
export const replace = ({ from, to }: Omit<Edit, 'insert'>, insert: string): Edit => ({ from, to, insert });

/** Remove an attribute, with the whitespace before it. */
export function removeAttribute(program: Program, { from, to }: Node): Edit {
  const blanks = /\s*$/.exec(program.source.slice(0, from))?.[0].length ?? 0;
  return { from: from - blanks, to, insert: '' };
}

/** Remove a property of an object. */
export function removeProperty(program: Program, property: Property): Edit {
  const [edit = replace(property.node, '')] = removeProperties(program, [property]);
  return edit;
}

/** Remove properties of one object, each with its comma and the comment behind it on its line. */
export function removeProperties({ source }: Program, removed: Property[]): Edit[] {
  const object = removed[0]?.node.parent;
  const all = object?.getChildren('Property') ?? [];
  const isRemoved = (node: Node | undefined) => removed.some((one) => one.node.from === node?.from);
  return all.flatMap((first, index): Edit[] => {
    const before = all[index - 1];
    if (!object || !isRemoved(first) || isRemoved(before)) return [];
    const next = all.findIndex((node, place) => place > index && !isRemoved(node));
    const last = (next < 0 ? all.at(-1) : all[next - 1]) ?? first;
    const start = before ? endOf(source, before) : object.from + 1;
    const to = endOf(source, last);
    const gap = source.slice(start, first.from);
    // Comments above it stay, and what follows must not get onto the line of one.
    const isJoined = /\/\/.*$/.test(gap.trimEnd()) && !/^[ \t]*\r?\n/.test(source.slice(to));
    const kept = isJoined ? gap : gap.trimEnd();
    if (next >= 0 || !before || comma.test(source.slice(last.to))) return [{ from: start, to, insert: kept }];
    return [{ from: before.to, to, insert: source.slice(before.to, start).replace(/^\s*,/, '') + kept }];
  });
}

const comma = /^(?:\s|\/\*[^]*?\*\/|\/\/.*\n)*,/;

/** The end of a property with its comma, and with a comment that ends the line. */
function endOf(source: string, { to }: Node): number {
  const withComma = to + (comma.exec(source.slice(to))?.[0].length ?? 0);
  const [comment = ''] = /^[ \t]*(?:\/\/.*|\/\*.*?\*\/(?=[ \t]*\r?\n))/.exec(source.slice(withComma)) ?? [];
  return withComma + comment.length;
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
