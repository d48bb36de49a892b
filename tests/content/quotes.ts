import fs from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A sentence that a test quotes from the page beside it. */
export interface Quote {
  text: string;
  /** The test file and line. */
  where: string;
}

/** The quotes of `proves(…)` in a test file. @throws when one is no string literal: nothing could look for it. */
export function quotesIn(file: string): Quote[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const quotes: Quote[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'proves') {
      const [given] = node.arguments;
      const parts = given && ts.isArrayLiteralExpression(given) ? [...given.elements] : [given];
      for (const part of parts) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        const where = `${path.relative('.', file)}, line ${line}`;
        if (!part || !ts.isStringLiteralLike(part))
          throw new Error(
            `proves() without a string literal (${where}). No test could look for the sentence on the page.`,
          );
        quotes.push({ text: part.text, where });
      }
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return quotes;
}

/** The page beside a test: `editing.test.tsx` and `editing.bulk.test.tsx` belong to `editing.mdx`. */
export function pageOf(testFile: string): string {
  const [name = ''] = path.basename(testFile).split('.');
  return path.join(path.dirname(testFile), `${name}.mdx`);
}

/** What a reader reads on a page, in one line: no marks, no code blocks, no imports. */
export function wordsOf(mdx: string): string {
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).parse(mdx);
  const parts: string[] = [];
  visit(tree, (node) => {
    if (['paragraph', 'heading', 'tableCell'].includes(node.type)) parts.push(toString(node));
  });
  return plain(parts.join(' '));
}

/** A text without the differences that don't count: marks of code and emphasis, runs of space. */
export function plain(text: string): string {
  return text.replace(/[`*_]/g, '').replace(/\s+/g, ' ').trim();
}
