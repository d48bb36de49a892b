import ts from 'typescript';
import { isNamed, nodesIn, rangeOf } from './layout';

/**
 * The parts of a program with these names (properties, functions and constants), each moved to the left. Of
 * several with the same name, it is the first.
 * @throws when a name has none, because the page would not show what it is about.
 */
export function excerptOf(text: string, fileName: string, names: ReadonlySet<string>): string {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const parts = Array.from(names, (name) => {
    const [node] = nodesIn(source, (each) => isNamed(each, new Set([name])));
    if (!node) throw new Error(`${fileName} has no ${name}. The home page would not show it.`);
    const { from, to } = rangeOf(node);
    const part = lines.slice(from, to + 1);
    const indent = /^ */.exec(part[0] ?? '')?.[0].length ?? 0;
    return part.map((line) => line.slice(indent)).join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}
