import { tsxLanguage } from '@codemirror/lang-javascript';

/** One text in both languages. */
interface SourceFile {
  typescript: string;
  javascript: string;
}

type SyntaxNode = ReturnType<typeof tsxLanguage.parser.parse>['topNode'];

/**
 * The files of a demo as one, without the imports and exports between them. Its imports come after it, so
 * that the demo is at the top, or before it when it uses one of their names while loading: a constant has no
 * value before its line has run.
 */
export function oneFile(
  files: readonly [SourceFile, ...SourceFile[]],
  language: keyof SourceFile = 'typescript',
): string {
  const [demo, ...others] = files;
  if (others.length === 0) return demo[language];
  const known = new Set<string>();
  const texts = files.map((file, index) => withoutLinks(file[language], index > 0, known));
  if (usesWhileLoading(demo[language])) texts.push(texts.shift() ?? '');
  return texts.map((text) => text.trim()).join('\n\n') + '\n';
}

/** Whether a top-level statement, outside functions and types, uses what the file imports from its folder. */
function usesWhileLoading(text: string): boolean {
  const { topNode } = tsxLanguage.parser.parse(text);
  const imported = new Set<string>();
  for (let node = topNode.firstChild; node; node = node.nextSibling)
    if (node.name === 'ImportDeclaration' && isRelative(node, text))
      for (const name of namesIn(node, 'VariableDefinition', text)) imported.add(name);
  for (let node = topNode.firstChild; node; node = node.nextSibling)
    if (
      node.name === 'VariableDeclaration' &&
      namesIn(node, 'VariableName', text).some((name) => imported.has(name))
    )
      return true;
  return false;
}

/** The names of a kind in a statement that are evaluated when it runs, not later in functions and methods. */
function namesIn(statement: SyntaxNode, kind: string, text: string): string[] {
  const names: string[] = [];
  statement.cursor().iterate((node) => {
    if (/^(?:ArrowFunction|FunctionExpression|Block|TypeAnnotation)$/.test(node.name)) return false;
    if (node.name === kind) names.push(text.slice(node.from, node.to));
    return true;
  });
  return names;
}

function withoutLinks(text: string, isImported: boolean, known: Set<string>): string {
  const tree = tsxLanguage.parser.parse(text);
  const cuts: [from: number, to: number, instead: string][] = [];
  for (let node = tree.topNode.firstChild; node; node = node.nextSibling) {
    if (node.name === 'ImportDeclaration') {
      const statement = isRelative(node, text) ? '' : withoutNames(text.slice(node.from, node.to), known);
      cuts.push([node.from, statement === '' ? node.to + 1 : node.to, statement]);
    } else if (node.name === 'ExportDeclaration' && isImported && node.firstChild?.nextSibling) {
      cuts.push([node.from, node.firstChild.nextSibling.from, '']);
    }
  }
  return cuts.reduceRight(
    (rest, [from, to, instead]) => rest.slice(0, from) + instead + rest.slice(to),
    text,
  );
}

/** An import without names that are already imported; empty when none is left. Adds the rest. */
function withoutNames(statement: string, known: Set<string>): string {
  const [, head = '', byDefault = '', group = '', tail = ''] =
    /^(import\s+(?:type\s+)?)(\w*)[\s,]*(?:\{([^}]*)\})?(\s*from\b[^]*)$/.exec(statement) ?? [];
  if (!tail) return statement;
  const names = group.split(',').flatMap((name) => name.trim() || []);
  const localOf = (name: string) =>
    name
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/)
      .at(-1) ?? name;
  const kept = names.filter((name) => !known.has(localOf(name)));
  const keptDefault = known.has(byDefault) ? '' : byDefault;
  const isWhole = kept.length === names.length && keptDefault === byDefault;
  for (const name of [byDefault, ...names.map(localOf)].filter(Boolean)) known.add(name);
  if (isWhole) return statement;
  const parts = [keptDefault, kept.length > 0 ? `{ ${kept.join(', ')} }` : ''].filter(Boolean);
  return parts.length > 0 ? head + parts.join(', ') + tail.replace(/^\s*/, ' ') : '';
}

function isRelative(node: SyntaxNode, text: string): boolean {
  const source = node.getChild('String');
  return source !== null && text[source.from + 1] === '.';
}
