import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../../plugins/files-below';

/** A sentence that a test quotes from a page, or a distinctive part of it. */
export interface Quote {
  text: string;
  /** The test file and line. */
  where: string;
}

/** The sentences that a test file proves. @throws when a quote is no string literal, as it can't be searched. */
export function quotesIn(file: string): Quote[] {
  const source = parseTest(file);
  return callsIn(source).flatMap((call) => {
    if (call.expression.getText() !== 'proves') return [];
    const line = source.getLineAndCharacterOfPosition(call.getStart()).line + 1;
    const where = `${path.relative('.', file)}, line ${line}`;
    return literalsOf(call.arguments[0], where).map((text) => ({ text, where }));
  });
}

function literalsOf(given: ts.Expression | undefined, where: string): string[] {
  const parts = given && ts.isArrayLiteralExpression(given) ? [...given.elements] : [given];
  return parts.map((part) => {
    if (part && ts.isStringLiteralLike(part)) return part.text;
    throw new Error(
      `proves() without a string literal (${where}). No test could look for the sentence on the page.`,
    );
  });
}

/** What a file proves: sentences of pages, and the titles of browser tests. */
export function proofsIn(file: string): string[] {
  return callsIn(parseTest(file)).flatMap((call) => {
    const [given] = call.arguments;
    if (!given || !['proves', 'test'].includes(call.expression.getText())) return [];
    const parts = ts.isArrayLiteralExpression(given) ? [...given.elements] : [given];
    return parts.filter(ts.isStringLiteralLike).map(({ text }) => text);
  });
}

function parseTest(file: string): ts.SourceFile {
  return ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
}

function callsIn(source: ts.SourceFile): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(node);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return calls;
}

/** The page next to a test: `sort.mdx` for `sort.test.tsx` and `sort.spec.ts`, `index.mdx` in a guide's folder. */
export function pageOf(testFile: string): string {
  const [name = ''] = path.basename(testFile).split('.');
  const folder = path.dirname(testFile);
  const isGuide = path.basename(path.dirname(folder)) === 'guides';
  return path.join(folder, isGuide ? 'index.mdx' : `${name}.mdx`);
}

/** The test files that may quote: the claims, and the tests next to pages, in any runner. */
export function testFiles(): string[] {
  return ['tests/claims', 'docs', 'demos']
    .flatMap((folder) => filesBelow(path.resolve(folder)))
    .filter(
      (file) => /\.test\.tsx?$|[\\/]_[^\\/]*facts\.tsx$|\.spec\.ts$/.test(file) && !file.endsWith(sample),
    )
    .sort();
}

/** A browser test that its guide shows. */
const sample = path.join('guides', 'testing', 'testing.spec.ts');

/** The pages with text: reference, guides, demos and the rest. */
export function pageFiles(): string[] {
  return ['docs', 'demos']
    .flatMap((folder) => filesBelow(path.resolve(folder)))
    .filter((file) => file.endsWith('.mdx'))
    .sort();
}
