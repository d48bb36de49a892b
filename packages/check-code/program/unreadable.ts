import { placeOf } from '#kit/place-of.ts';
import { describeFault } from '../syntax-fault';
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

/** Whether the parser knows the language of a file; a name without an ending is one of a program. */
export const isCode = (fileName: string): boolean =>
  !/\.\w+$/.test(fileName) || /\.[cm]?[jt]sx?$/.test(fileName);

/** The first place that the parser can't read: a mistake, or one of the few parts of TypeScript that it lacks. */
export function findUnreadable({ top, source, fileName }: Program): Unreadable | undefined {
  if (!isCode(fileName))
    return {
      kind: 'unreadable',
      line: 1,
      column: 1,
      reason: `This is a \`${/\.\w+$/.exec(fileName)?.[0]}\` file; only TypeScript and JavaScript are read.`,
    };
  const [first] = errorsIn(top);
  if (!first) return undefined;
  const code = withoutFence(source);
  const place = placeOf(code, Math.min(first.from, code.trimEnd().length));
  return { kind: 'unreadable', ...place, reason: describeFault(new Error('Unexpected token'), code, place) };
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
