import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { plain } from './sentences';

/** The names of the files in `docs/errors/_programs`. */
export const programs = fs
  .readdirSync(path.resolve('docs/errors/_programs'))
  .map((name) => path.basename(name, '.tsx'));

/** The programs that a page of `docs/errors` links, by the heading above the link. */
export function programsOn(page: string): Map<string, string> {
  const text = fs.readFileSync(path.resolve('docs/errors', `${page}.mdx`), 'utf8');
  return new Map(
    text.split(/^(?=#{2,3} )/m).flatMap((section): [string, string][] => {
      const heading = /^### (.+)$/m.exec(section)?.[1] ?? '';
      return [...section.matchAll(/^<Playground src="\.\/_programs\/([\w-]+)\.tsx" \/>$/gm)].map(
        ([, name = '']) => [plain(heading), name],
      );
    }),
  );
}

/** A call of `shows(name, message)` inside `proves(quotes, …)`. */
export interface Run {
  name: string;
  /** The expected message of the program. */
  message: string;
  /** The quotes of the test that contains the call. */
  quotes: string[];
}

/** The programs that a test file runs. */
export function runsIn(file: string): Run[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const runs: Run[] = [];
  const walk = (node: ts.Node, quotes: string[], texts: Map<string, string>): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'proves') {
      const [given] = node.arguments;
      const parts = given && ts.isArrayLiteralExpression(given) ? [...given.elements] : [given];
      quotes = parts.flatMap((part) => (part && ts.isStringLiteralLike(part) ? [plain(part.text)] : []));
      texts = new Map();
    }
    const constant = ts.isVariableDeclaration(node) ? node.initializer : undefined;
    if (constant && ts.isStringLiteralLike(constant) && ts.isVariableDeclaration(node))
      texts.set(node.name.getText(), constant.text);
    if (ts.isCallExpression(node) && node.expression.getText() === 'shows') {
      const [name, message] = node.arguments.map((one) =>
        ts.isStringLiteralLike(one) ? one.text : (texts.get(one.getText()) ?? ''),
      );
      runs.push({ name: name ?? '', message: plain(message ?? ''), quotes });
    }
    ts.forEachChild(node, (child) => walk(child, quotes, texts));
  };
  walk(source, [], new Map());
  return runs;
}
