import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../../plugins/files-below';
import { plain } from './sentences';

export const dist = path.resolve('node_modules/@material-table/core/dist');

/** Where the messages of `docs/errors/index.mdx` appear: the first word of the H2 above them. */
export type Place = 'Crash' | 'Console' | 'TypeScript' | 'Build';

/** The messages that a page of `docs/errors` explains, in all places or some: the texts of its H3. */
export function messagesOn(page: string, places?: readonly Place[]): string[] {
  const text = fs.readFileSync(path.resolve('docs/errors', `${page}.mdx`), 'utf8');
  const groups = text.split(/^(?=## )/m);
  const found = places
    ? groups.filter((group) => places.some((place) => group.startsWith(`## ${place}: `)))
    : groups;
  return found.flatMap((group) =>
    [...group.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => plain(heading)),
  );
}

/** Every text that the library logs or throws, by file; a call without a text as its source. */
export function textsOfLibrary(): string[] {
  const texts: string[] = [];
  for (const file of filesBelow(dist).filter((name) => name.endsWith('.js'))) {
    const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const walk = (node: ts.Node): void => {
      const said = saidIn(node);
      if (said) texts.push(ts.isStringLiteralLike(said) ? said.text : said.getText());
      ts.forEachChild(node, walk);
    };
    walk(source);
  }
  return [...new Set(texts)];
}

function saidIn(node: ts.Node): ts.Expression | undefined {
  if (ts.isThrowStatement(node)) return node.expression;
  if (!ts.isCallExpression(node)) return undefined;
  return /^console\.\w+$/.test(node.expression.getText()) ? node.arguments[0] : undefined;
}
