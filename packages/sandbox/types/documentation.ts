import type ts from 'typescript';
import type { TypeScript } from './options';
import type { Documentation } from './protocol';

/** What the comment of a declaration says. */
export function documentationOf(
  typescript: TypeScript,
  parts: ts.SymbolDisplayPart[] | undefined,
  tags: ts.JSDocTagInfo[] | undefined,
): Documentation {
  const textOf = (some: ts.SymbolDisplayPart[] | undefined) => typescript.displayPartsToString(some);
  return {
    text: textOf(parts),
    tags: (tags ?? []).map(({ name, text }) => ({ name, text: textOf(text) })),
  };
}
