import { parse } from 'sucrase/dist/parser/index.js';
import { placeOf } from '#kit/place-of';
import { describeFault } from './syntax-fault';
import type { Program } from './program';
import { findAll, withoutFence, type Node } from './syntax';

/** Why a program can't be read, and where. */
export interface Unreadable {
  kind: 'unreadable';
  /** Both from 1. */
  line: number;
  column: number;
  reason: string;
}

/**
 * Explain why a program can't be read. Its tree isn't enough, because the editor's parser lacks parts of
 * TypeScript. So a second parser has to reject the program, too: with JSX, without, and as Flow.
 */
export function findUnreadable({ top, source, fileName }: Program): Unreadable | undefined {
  const [ending = ''] = /\.\w+$/.exec(fileName) ?? [];
  if (ending && !/^\.[cm]?[jt]sx?$/.test(ending))
    return {
      kind: 'unreadable',
      line: 1,
      column: 1,
      reason: `This is a \`${ending}\` file; only TypeScript and JavaScript are read.`,
    };
  const errors = errorsIn(top);
  const [first] = errors;
  if (!first) return undefined;
  const code = withoutFence(source);
  const end = code.trimEnd().length;
  // The second parser accepts a text that ends in `export defau`.
  const tail = /\b(?:import|export)\b[^;{}'"=]*$/.exec(code.slice(0, end))?.index ?? end;
  const isCutOff = errors.some(({ from }) => from >= tail);
  const refusal = refusalOf(code);
  if (!refusal && !isCutOff) return undefined;
  // Both parsers stop at the error or before it, at what could have been a function or a type.
  const refused = refusal?.loc ? offsetOf(code, refusal.loc) : 0;
  const at = first.from >= end || refused >= end || !refusal ? end : Math.max(first.from, refused);
  const place = placeOf(code, at);
  const fault =
    refusal && (at === refused || refusal instanceof RangeError) ? refusal : new Error('Unexpected token');
  return { kind: 'unreadable', ...place, reason: describeFault(fault, code, place) };
}

/** The places that the editor's parser couldn't read, except a lone comment in JSX braces, and `declare module 'a'`. */
export function errorsIn(top: Node): Node[] {
  return findAll(top, '⚠').filter(
    ({ parent, prevSibling }) =>
      !(parent?.name === 'JSXEscape' && prevSibling?.name.endsWith('Comment')) &&
      !(parent?.name === 'NamespaceDeclaration' && declaredModule(parent.parent)) &&
      !(prevSibling && declaredModule(parent?.prevSibling)?.from === prevSibling.from),
  );
}

/** The address of a `declare module 'a' {}`, which the editor's parser reads as three statements. */
export function declaredModule(node: Node | null | undefined): Node | undefined {
  const isModule = node?.name === 'AmbientDeclaration' && node.getChild('NamespaceDeclaration');
  const next = isModule ? node.nextSibling : undefined;
  return (next?.name === 'ExpressionStatement' && next.getChild('String')) || undefined;
}

interface Refusal extends Error {
  loc?: { line: number; column: number };
}

/** Why the second parser rejects a program with JSX, without it, and as Flow. */
function refusalOf(code: string): Refusal | undefined {
  let first: Refusal | undefined;
  for (const [hasJsx, isTypeScript] of [
    [true, true],
    [false, true],
    [true, false],
  ] as const) {
    try {
      parse(code, hasJsx, isTypeScript, !isTypeScript);
      return undefined;
    } catch (error) {
      first ??= error as Refusal;
    }
  }
  return first;
}

function offsetOf(source: string, { line, column }: { line: number; column: number }): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, column - 1);
}
