import path from 'node:path';
import ts from 'typescript';
import { testSource } from '../../plugins/api-reference/claims/test-source';
import { filesBelow } from '../../plugins/files-below';

const folders = ['demos', 'docs', 'examples', 'packages', 'plugins', 'src', 'tests', 'tools'];
/** The functions that define a test, or a group of them, with a title. */
const runners = new Set([
  'test',
  'it',
  'describe',
  'sharedTest',
  'claim',
  'fate',
  'proves',
  'reproduces',
  'shows',
]);

/** The titles of all tests as in their files, each once and without its file; `…` is a placeholder. */
export function testTitles(root: string): string[] {
  return [...new Set(testFiles(root).flatMap((file) => titlesOf(testSource(path.join(root, file)))))].sort();
}

/** Files named like a test, whether a runner finds them or not. */
export function testFiles(root: string): string[] {
  return folders
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .map((file) => path.relative(root, file))
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
}

export function titlesOf(source: ts.SourceFile): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && runners.has(rootOf(node.expression))) {
      const [first, next] = node.arguments;
      const title = first && textOf(first);
      // A quote of a page has nothing to run.
      if (title && next) titles.push(title.replace(/\s+/g, ' '));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** `test` of `test`, `test.each(rows)`, `test.describe.serial`. */
function rootOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)
    ? rootOf(callee.expression)
    : '';
}

function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}
