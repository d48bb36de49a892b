import path from 'node:path';
import ts from 'typescript';
import { testSource } from '../claims/test-source';

/** A sentence that a test quotes from a page, or a distinctive part of it. */
export interface Quote {
  text: string;
  /** The test file and line. */
  where: string;
}

/** A call of `proves(…)` or `claim(…)`: its quotes, and for a claim its members and title. */
export interface QuotingTest {
  kind: 'claim' | 'proves';
  file: string;
  members: string[];
  title: string;
  quotes: Quote[];
}

/** The tests in a file that quote. @throws when a quote is no string literal, as it can't be searched. */
export function quotingTestsIn(file: string): QuotingTest[] {
  const source = testSource(file);
  const tests: QuotingTest[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText();
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const where = `${path.relative('.', file)}, line ${line}`;
      const [first, second, third] = node.arguments;
      const texts = (given: ts.Expression | undefined) => stringsOf(given, name, where);
      const quotes = (given: ts.Expression | undefined) => texts(given).map((text) => ({ text, where }));
      if (name === 'proves')
        tests.push({ kind: 'proves', file, members: [], title: '', quotes: quotes(first) });
      if (name === 'claim')
        tests.push({
          kind: 'claim',
          file,
          members: texts(first),
          title: texts(second).join(''),
          quotes: quotes(third),
        });
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return tests;
}

function stringsOf(given: ts.Expression | undefined, name: string, where: string): string[] {
  const parts = given && ts.isArrayLiteralExpression(given) ? [...given.elements] : [given];
  return parts.map((part) => {
    if (part && ts.isStringLiteralLike(part)) return part.text;
    throw new Error(
      `${name}() without a string literal (${where}). No test could look for the sentence on the page.`,
    );
  });
}

/** The quotes of `proves(…)` in a test file. */
export function quotesIn(file: string): Quote[] {
  return quotingTestsIn(file).flatMap(({ kind, quotes }) => (kind === 'proves' ? quotes : []));
}

/**
 * The page next to a test: `editing.mdx` for `editing.test.tsx`, `editing.bulk.test.ts`, `_editing.facts.tsx`
 * and `editing.spec.ts`.
 */
export function pageOf(testFile: string): string {
  const [name = ''] = path.basename(testFile).replace(/^_/, '').split('.');
  return path.join(path.dirname(testFile), `${name}.mdx`);
}
