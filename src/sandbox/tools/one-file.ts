import { tsxLanguage } from '@codemirror/lang-javascript';

/** One text in both languages. */
interface SourceFile {
  typescript: string;
  javascript: string;
}

type SyntaxNode = ReturnType<typeof tsxLanguage.parser.parse>['topNode'];

/** The files of a demo as one: those that it imports come after it, without the imports and exports between them. */
export function oneFile(
  files: readonly [SourceFile, ...SourceFile[]],
  language: keyof SourceFile = 'typescript',
): string {
  const [demo, ...others] = files;
  if (others.length === 0) return demo[language];
  const seen = new Set<string>();
  const texts = files.map((file, index) => withoutLinks(file[language], index > 0, seen));
  return texts.map((text) => text.trim()).join('\n\n') + '\n';
}

function withoutLinks(text: string, isImported: boolean, seen: Set<string>): string {
  const tree = tsxLanguage.parser.parse(text);
  const cuts: [from: number, to: number][] = [];
  for (let node = tree.topNode.firstChild; node; node = node.nextSibling) {
    const statement = text.slice(node.from, node.to);
    if (node.name === 'ImportDeclaration') {
      if (isRelative(node, text) || seen.has(statement)) cuts.push([node.from, node.to + 1]);
      seen.add(statement);
    } else if (node.name === 'ExportDeclaration' && isImported && node.firstChild?.nextSibling) {
      cuts.push([node.from, node.firstChild.nextSibling.from]);
    }
  }
  return cuts.reduceRight((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), text);
}

function isRelative(node: SyntaxNode, text: string): boolean {
  const source = node.getChild('String');
  return source !== null && text[source.from + 1] === '.';
}
