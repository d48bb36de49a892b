import path from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../../files-below';
import { siteDir } from '#library-facts/model/paths';
import { quotingTestsIn } from '../sentences/quotes';
import { testSource } from './test-source';

/** A test that proves something about members: which ones, what, and where it is. */
export interface Claim {
  members: string[];
  /** Empty for the test of a demo. */
  title: string;
  file: string;
}

/**
 * The claims about the library in `tests/claims`, and the members that the demos' browser tests name. The
 * only place where the build reads tests: it counts them in its coverage line (`coverage.ts`), and rejects a
 * claim about a member that doesn't exist (`checks.ts`).
 */
export function readClaims(): Claim[] {
  const claims = filesIn('tests/claims', /\.test\.tsx?$/).flatMap(claimsIn);
  const specs = filesIn('demos', /\.spec\.tsx?$/).map((file) => ({
    members: namedIn(file),
    title: '',
    file,
  }));
  return [...claims, ...specs];
}

function filesIn(folder: string, pattern: RegExp): string[] {
  return filesBelow(path.join(siteDir, folder)).filter((file) => pattern.test(file));
}

/** The calls of `claim('Group.member', 'title', 'quote', ...)` in a file. */
export function claimsIn(file: string): Claim[] {
  return quotingTestsIn(file).flatMap(({ kind, members, title }) =>
    kind === 'claim' ? [{ members, title, file }] : [],
  );
}

function namedIn(file: string): string[] {
  return stringsIn(testSource(file)).flatMap((text) => text.match(/\b[A-Za-z]+(\.[A-Za-z_]+)+\b/g) ?? []);
}

function stringsIn(root: ts.Node): string[] {
  const strings: string[] = [];
  visitNodes(root, (node) => {
    if (ts.isStringLiteralLike(node)) strings.push(node.text);
    // A quoted sentence may mention `rowData.tableData`; only other strings of the test name a member.
    return !(ts.isCallExpression(node) && node.expression.getText() === 'proves');
  });
  return strings;
}

/** Visit a node and, if `visit` returns true, its children. */
function visitNodes(node: ts.Node, visit: (node: ts.Node) => boolean): void {
  if (visit(node)) ts.forEachChild(node, (child) => visitNodes(child, visit));
}
