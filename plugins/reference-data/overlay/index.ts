import MagicString from 'magic-string';
import ts from 'typescript';
import { memberNodes, parseTypes, valueNodes } from '#library-facts/model/nodes.ts';
import type { Reference } from '../../api-reference/reference';
import { commentOf } from './comment';
import { inlineHelpers } from './inline';

/**
 * The package's declarations as one module, with a comment from the reference above each member, which
 * editors show on hover. Without comments, the declarations equal those of the package, character by
 * character.
 * @param files the package's type declarations by name; `index.d.ts` is the one that imports the others.
 * @throws when a member of the reference that is in the types has no declaration here.
 */
export function overlayTypes(files: Record<string, string>, reference: Reference): string {
  const text = inlineHelpers(files);
  const source = parseTypes(text);
  const overlay = new MagicString(text);
  const left = new Set(
    [...reference.model.members.values()].filter(({ isTyped }) => isTyped).map(({ ref }) => ref),
  );
  const describe = (ref: `${string}.${string}`, node: ts.Node) => {
    left.delete(ref);
    const comment = commentOf(ref, reference);
    if (comment) writeComment(overlay, node, comment);
  };
  for (const members of memberNodes(source).values())
    for (const { group, name, node } of members) describe(`${group}.${name}`, node);
  for (const [name, node] of valueNodes(source)) describe(`Exports.${name}`, node);
  if (left.size > 0) throw new Error(missingMessage([...left], reference.model.version));
  overlay.prepend(headOf(reference.model.version));
  return overlay.toString();
}

/** Put a comment above a declaration, replacing its documentation. */
function writeComment(overlay: MagicString, node: ts.Node, lines: string[]): void {
  const start = node.getStart();
  const { character } = node.getSourceFile().getLineAndCharacterOfPosition(start);
  const indent = ' '.repeat(character);
  const comment = ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join(`\n${indent}`);
  const own = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  if (own) overlay.overwrite(own.getStart(), own.end, comment);
  else overlay.appendLeft(start, `${comment}\n${indent}`);
}

function headOf(version: string): string {
  return `// The types of @material-table/core ${version} (MIT License), with the words of its documentation.\n`;
}

function missingMessage(refs: string[], version: string): string {
  return [
    `The types of @material-table/core ${version} have no declaration for ${refs.join(', ')}.`,
    'An editor would show nothing there.',
    'See how packages/library-facts/model/nodes.ts finds the members.',
  ].join(' ');
}
