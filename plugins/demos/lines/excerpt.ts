import ts from 'typescript';
import { isNamed, nodesIn } from './layout';

/**
 * The parts of a program with these names (properties, functions and constants), each moved to the left. Of
 * several with the same name, it is the first.
 * @throws when there is none, because the page would show nothing.
 */
export function excerptOf(text: string, fileName: string, names: ReadonlySet<string>): string {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const firstOf = (name: string) => nodesIn(source, (node) => isNamed(node, new Set([name]))).slice(0, 1);
  const parts = [...names].flatMap(firstOf).map((node) => {
    const [from, to] = [node.getStart(source), node.end].map(
      (position) => source.getLineAndCharacterOfPosition(position).line,
    );
    const part = lines.slice(from, (to ?? 0) + 1);
    const indent = /^ */.exec(part[0] ?? '')?.[0].length ?? 0;
    return part.map((line) => line.slice(indent)).join('\n');
  });
  if (parts.length === 0)
    throw new Error(`${fileName} has none of ${[...names].join(', ')}. The home page would show no code.`);
  return `${parts.join('\n\n')}\n`;
}
