import ts from 'typescript';
import { changedLines } from './changed';

/** Lines from 0, both ends included. */
interface LineRange {
  from: number;
  to: number;
}

/** How a page shows a program at first. */
export interface Layout {
  /** A folded part; the label describes it. */
  folds: (LineRange & { label: string })[];
  /** The relevant lines. */
  marks: LineRange[];
}

/** The most lines shown at once: as many as fit on a laptop's screen, or the table's element for a glance. */
const mostLines = { screen: 32, glance: 12 };
/** Of a longer property, only the first line is marked. */
const longestMark = 8;
/** How many lines around the relevant ones are shown, at best and at worst. */
const distances = [12, 8, 5, 3, 2, 1];
/** Fewer lines are not worth a fold, which takes one itself. */
const shortestFold = 3;

/**
 * Find the relevant lines of a program: the properties in `names`, or else the table. Imports, types and data
 * are folded, and in a long program everything far from the relevant lines.
 * @param names of properties and, if chosen by the author, of functions and constants; undefined for a glance at the table.
 * @param before an earlier state of the program: then the changed lines are the relevant ones.
 * @param isGlance show no more lines than for a glance, in spite of names.
 */
export function layoutOf(
  text: string,
  fileName: string,
  names: ReadonlySet<string> | undefined,
  before?: string,
  isGlance = !names,
): Layout {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const named = namedNodes(source, names ?? new Set());
  const chosen = named.length > 0 ? named : tablesIn(source);
  const lines = text.trimEnd().split('\n');
  const marked = new Set(
    before === undefined
      ? chosen.flatMap((node) => linesOf(markOf(source, node)))
      : changedLines(before, text),
  );
  const related = names ? [...chosen, ...functionsNamedIn(source, chosen)] : chosen;
  const hidden = new Map(
    scaffolding(source)
      .filter(({ range }) => !linesOf(range).some((line) => marked.has(line)))
      .flatMap(({ range, name }) => linesOf(range).map((line) => [line, name] as const)),
  );
  if (marked.size > 0 && before === undefined)
    for (const line of farLines(source, related, {
      count: lines.length,
      hidden,
      most: isGlance ? mostLines.glance : mostLines.screen,
    }))
      hidden.set(line, '');
  // The closing bracket of a folded part means nothing on its own.
  for (const { from, to } of source.statements.map((node) => rangeOf(source, node)))
    if (to > from && !marked.has(to) && linesOf({ from, to: to - 1 }).every((line) => hidden.has(line)))
      hidden.set(to, '');
  const isFolded = lines.map(
    (line, index) => !marked.has(index) && (hidden.has(index) || (line === '' && isBesideHidden(index))),
  );
  function isBesideHidden(index: number): boolean {
    return hidden.has(index - 1) || hidden.has(index + 1);
  }
  const folds = runs(isFolded)
    .filter(({ from, to }) => to - from + 1 >= shortestFold)
    .map((range) => ({ ...range, label: labelOf(range, hidden) }));
  return { folds, marks: runs(lines.map((_, index) => marked.has(index))) };
}

/** The properties and attributes with one of the names, and the declarations if the author chose them. */
function namedNodes(source: ts.SourceFile, names: ReadonlySet<string>): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const isNamed =
      ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node) ||
      ts.isMethodDeclaration(node) ||
      (ts.isJsxAttribute(node) && isOfTable(node)) ||
      ts.isFunctionDeclaration(node) ||
      ts.isVariableDeclaration(node);
    if (isNamed && node.name && names.has(node.name.getText(source))) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A prop of the table or of one of its parts. */
function isOfTable({ parent }: ts.JsxAttribute): boolean {
  return /^(MaterialTable|MTable\w*)$/.test(parent.parent.tagName.getText());
}

function tablesIn(source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) && node.tagName.getText(source) === 'MaterialTable')
      found.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The module's functions that the nodes name: a handler, a component of the table. */
function functionsNamedIn(source: ts.SourceFile, nodes: ts.Node[]): ts.Node[] {
  const used = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) used.add(node.text);
    ts.forEachChild(node, collect);
  };
  nodes.forEach(collect);
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const isFunction =
      ts.isFunctionDeclaration(node) || (ts.isVariableDeclaration(node) && holdsFunction(node));
    if (isFunction && node.name && used.has(node.name.getText(source))) found.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The statements of a module that all demos have: imports, types, and constants that aren't functions. */
function scaffolding(source: ts.SourceFile): { range: LineRange; name: string }[] {
  return source.statements.flatMap((node) => {
    const name = scaffoldingName(node);
    const start = ts.getLeadingCommentRanges(source.text, node.pos)?.[0]?.pos ?? node.getStart(source);
    return name ? [{ name, range: { from: lineAt(source, start), to: lineAt(source, node.end) } }] : [];
  });
}

function scaffoldingName(node: ts.Statement): string | undefined {
  if (ts.isImportDeclaration(node)) return 'imports';
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return node.name.text;
  if (!ts.isVariableStatement(node) || holdsFunction(node)) return undefined;
  const [declaration] = node.declarationList.declarations;
  return declaration && ts.isIdentifier(declaration.name) ? declaration.name.text : undefined;
}

function holdsFunction(node: ts.Node): boolean {
  return (
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    (ts.forEachChild(node, (child) => holdsFunction(child) || undefined) ?? false)
  );
}

function markOf(source: ts.SourceFile, node: ts.Node): LineRange {
  const { from, to } = rangeOf(source, node);
  return to - from < longestMark ? { from, to } : { from, to: from };
}

/** The lines to fold in addition to `hidden` to show few enough, those farthest from the nodes first. */
function farLines(
  source: ts.SourceFile,
  nodes: ts.Node[],
  { count, hidden, most }: { count: number; hidden: ReadonlyMap<number, string>; most: number },
): number[] {
  const rest = Array.from({ length: count }, (_, line) => line).filter((line) => !hidden.has(line));
  let far: number[] = [];
  for (const distance of distances) {
    if (rest.length - far.length <= most) break;
    const kept = new Set(nodes.flatMap((node) => around(source, node, distance)));
    far = rest.filter((line) => !kept.has(line));
  }
  return far;
}

/** The lines of a node and the nearest ones, and the starts of the parts around it. */
function around(source: ts.SourceFile, node: ts.Node, distance: number): number[] {
  const { from, to } = rangeOf(source, node);
  const lines = linesOf({ from: from - distance, to: Math.min(to, from + 2 * longestMark) + distance });
  for (let { parent } = node; !ts.isSourceFile(parent); parent = parent.parent)
    lines.push(rangeOf(source, parent).from);
  return lines;
}

function labelOf(range: LineRange, hidden: Map<number, string>): string {
  const names = new Set(linesOf(range).map((line) => hidden.get(line)));
  const known = [...names].filter(Boolean);
  const count = `${range.to - range.from + 1} lines`;
  return known.length > 0 ? `${count}: ${known.join(', ')}` : count;
}

function runs(isIn: boolean[]): LineRange[] {
  const found: LineRange[] = [];
  for (const [line, is] of isIn.entries()) {
    const last = found.at(-1);
    if (!is) continue;
    if (last?.to === line - 1) last.to = line;
    else found.push({ from: line, to: line });
  }
  return found;
}

function rangeOf(source: ts.SourceFile, node: ts.Node): LineRange {
  return { from: lineAt(source, node.getStart(source)), to: lineAt(source, node.end) };
}

function linesOf({ from, to }: LineRange): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function lineAt(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line;
}
