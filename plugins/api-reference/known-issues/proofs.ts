import path from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../../files-below';
import { siteDir } from '#library-facts/model/paths';
import { testSource } from '../claims/test-source';

/** Which argument of which call is what a test proves. */
const calls: Record<string, number> = { claim: 1, proves: 0, test: 0 };

/** What the tests of the library and the demos prove: claims, quotes of pages, titles of browser tests. */
export function readProofs(): Set<string> {
  const files = ['tests/claims', 'docs', 'demos']
    .flatMap((folder) => filesBelow(path.join(siteDir, folder)))
    .filter((name) => /\.(test\.tsx|spec\.ts)$/.test(name));
  return new Set(files.flatMap((file) => proofsIn(testSource(file))));
}

/** The sentences that the tests of a file prove. */
export function proofsIn(source: ts.SourceFile): string[] {
  const proofs: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const index = calls[node.expression.text];
      const given = index === undefined ? undefined : node.arguments[index];
      if (given) proofs.push(...stringsOf(given));
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return proofs;
}

function stringsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(stringsOf) : [];
}
