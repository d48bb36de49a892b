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

/** The most lines shown at once: as many as fit on a laptop's screen. */
const mostLines = 32;
/** Of a longer property, only the first line is marked. */
const longestMark = 8;
/** Fewer lines are not worth a fold, which takes one itself. */
const shortestFold = 3;

/**
 * Find the relevant lines of a program: what the author has named, or else the table. Imports, types and data
 * are folded, and in a long program first other statements of the module without a relevant line, then parts of the rest.
 * @param names of properties, functions and constants.
 * @param before an earlier state of the program: then the changed lines are the relevant ones.
 */
export function layoutOf(
  text: string,
  fileName: string,
  names: ReadonlySet<string>,
  before?: string,
): Layout {
  const source = sourceOf(text, fileName);
  const lines = text.trimEnd().split('\n');
  const named = nodesIn(source, (node) => isNamed(node, names));
  const tables = nodesIn(source, isTable);
  const chosen = named.length > 0 ? named : tables;
  const marked = new Set(
    before === undefined
      ? chosen.flatMap((node) => linesOf(markOf(rangeOf(source, node))))
      : changedLines(before, text),
  );
  const kept = new Set([
    ...marked,
    ...chosen.flatMap((node) => linesOf(rangeOf(source, node))),
    ...tables.map((node) => rangeOf(source, node).from),
  ]);
  const isUnrelated = (node: ts.Node) => !linesOf(wholeOf(source, node)).some((line) => kept.has(line));
  const hidden = new Map<number, string>();
  const hide = (node: ts.Node, name: string) => {
    for (const line of linesOf(wholeOf(source, node))) hidden.set(line, hidden.get(line) ?? name);
  };
  for (const statement of source.statements) {
    const name = scaffoldingName(statement);
    if (name && isUnrelated(statement)) hide(statement, name);
  }
  const isTooLong = () => kept.size > 0 && before === undefined && lines.length - hidden.size > mostLines;
  for (const parts of [source.statements, nodesIn(source, (node) => hasOwnLines(source, node))])
    if (isTooLong()) for (const node of parts) if (isUnrelated(node)) hide(node, '');
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

export function sourceOf(text: string, fileName: string): ts.SourceFile {
  return ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** The nodes for which a test is true. */
export function nodesIn(source: ts.SourceFile, test: (node: ts.Node) => boolean): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (test(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/** A property, attribute of the table, function or constant with one of the names. */
export function isNamed(node: ts.Node, names: ReadonlySet<string>): boolean {
  const canBeNamed =
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    (ts.isJsxAttribute(node) && isOfTable(node)) ||
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node);
  return canBeNamed && node.name !== undefined && names.has(node.name.getText());
}

/** A prop of the table or of one of its parts. */
function isOfTable({ parent }: ts.JsxAttribute): boolean {
  return /^(MaterialTable|MTable\w*)$/.test(parent.parent.tagName.getText());
}

function isTable(node: ts.Node): boolean {
  return ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'MaterialTable';
}

/** Whether what is around a node begins and ends on other lines. */
function hasOwnLines(source: ts.SourceFile, node: ts.Node): boolean {
  const [own, around] = [rangeOf(source, node), rangeOf(source, node.parent)];
  const start = node.getStart(source);
  const isFirst = source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start).trim() === '';
  return isFirst && around.from < own.from && own.to < around.to;
}

/** What a statement that all demos have is called: imports, types, and constants that aren't functions. */
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

function markOf({ from, to }: LineRange): LineRange {
  return to - from < longestMark ? { from, to } : { from, to: from };
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

/** With the comments above a statement of the module. */
function wholeOf(source: ts.SourceFile, node: ts.Node): LineRange {
  const { from, to } = rangeOf(source, node);
  const [comment] = ts.getLeadingCommentRanges(source.text, node.pos) ?? [];
  return { from: comment && ts.isSourceFile(node.parent) ? lineAt(source, comment.pos) : from, to };
}

function linesOf({ from, to }: LineRange): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function lineAt(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line;
}
