import ts from 'typescript';
import { changedLines } from './changed';

/** Lines from 0, both ends included. */
interface LineRange {
  from: number;
  to: number;
}

/** How a page shows a program at first. */
export interface Layout {
  /** Folded parts, with what is in them; `isData`: only types and constants. */
  folds: (LineRange & { label: string; isData: boolean })[];
  /** The relevant lines. */
  marks: LineRange[];
}

/** The most lines shown at once: as many as fit on a laptop's screen. */
const mostLines = 32;
/** Of a longer property, only the first line is marked. */
const longestMark = 8;
/** Fewer lines are not worth a fold, which takes one itself. */
const shortestFold = 5;
/** A fold names the first of its parts. */
const mostNames = 4;

/**
 * Find the relevant lines of a program: what the author has named, or else the table. Imports, types and data
 * are folded; in a long program also the other statements of the module without a relevant line, and in one
 * that is still too long the unrelated parts of the rest.
 * @param names of properties, functions and constants; `Teas.columns` is the one inside `Teas`.
 * @param before an earlier state of the program: then the changed lines are the relevant ones.
 */
export function layoutOf(
  text: string,
  fileName: string,
  names: ReadonlySet<string>,
  before?: string,
): Layout {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const lines = text.trimEnd().split('\n');
  const named = nodesIn(source, (node) => isNamed(node, names));
  const tables = nodesIn(source, isTable);
  const chosen = (named.length > 0 ? named : tables).map((node) => rangeOf(node));
  const marked = before === undefined ? chosen.map(markOf).flatMap(linesOf) : changedLines(before, text);
  const kept = new Set([...marked, ...chosen.flatMap(linesOf), ...tables.map((node) => rangeOf(node).from)]);
  const isUnrelated = (node: ts.Node) => !linesOf(wholeOf(node)).some((line) => kept.has(line));
  const isShort = (folds: LineRange[]) => lines.length - folds.flatMap(linesOf).length <= mostLines;
  const isOfModule = ({ parent }: ts.Node) => parent === source;
  const [data = [], ...more] = [isScaffolding, isOfModule, isPart].map((isFoldable) =>
    runsIn(source, (node) => isPart(node) && isFoldable(node) && isUnrelated(node))
      .map((run) => foldOf(run, (line) => lines[line] === '' && !kept.has(line)))
      .filter(({ from, to }) => to - from + 1 >= shortestFold),
  );
  const isEnough = kept.size === 0 || before !== undefined || isShort(data);
  const folds = isEnough ? data : (more.find(isShort) ?? more.at(-1) ?? data);
  return { folds, marks: runsOf(marked) };
}

/** The runs of neighbors that pass a test, the outermost first. */
function runsIn(parent: ts.Node, test: (node: ts.Node) => boolean): ts.Node[][] {
  const runs: ts.Node[][] = [];
  let run: ts.Node[] | undefined;
  ts.forEachChild(parent, (node) => {
    if (ts.isJsxText(node) && node.containsOnlyTriviaWhiteSpaces) return;
    if (!test(node)) {
      runs.push(...runsIn(node, test));
      run = undefined;
    } else if (run) run.push(node);
    else runs.push((run = [node]));
  });
  return runs;
}

/** A fold takes the blank lines around it along, but not those of a mark. */
function foldOf(run: ts.Node[], isBlank: (line: number) => boolean): Layout['folds'][number] {
  const own = run.map(wholeOf).flatMap(linesOf);
  let [from, to] = [Math.min(...own), Math.max(...own)];
  if (isBlank(from - 1)) from -= 1;
  if (isBlank(to + 1)) to += 1;
  const names = [...new Set(run.map(nameOf))];
  const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : '';
  const label = `${to - from + 1} lines: ${names.slice(0, mostNames).join(', ')}${more}`;
  const isData = run.every((node) => isScaffolding(node) && !ts.isImportDeclaration(node));
  return { from, to, label, isData };
}

/**
 * A statement, property, element or attribute, without which the rest is still a program; with nothing else
 * on its lines but a comma or semicolon.
 */
function isPart(node: ts.Node): boolean {
  const { parent } = node;
  const { text } = node.getSourceFile();
  const before = text.slice(text.lastIndexOf('\n', node.getStart() - 1) + 1, node.getStart());
  const after = text.slice(node.end, text.indexOf('\n', node.end));
  if (before.trim() !== '' || !['', ',', ';'].includes(after)) return false;
  return (
    (ts.isStatement(node) && (ts.isSourceFile(parent) || ts.isBlock(parent))) ||
    ts.isObjectLiteralElementLike(node) ||
    ts.isJsxAttributeLike(node) ||
    ts.isArrayLiteralExpression(parent) ||
    ((ts.isJsxElement(parent) || ts.isJsxFragment(parent)) && ts.isJsxChild(node))
  );
}

/** Whether all demos have such a statement: imports, types, and constants that aren't functions. */
function isScaffolding(node: ts.Node): boolean {
  const isFunction = (each: ts.Node) => ts.isArrowFunction(each) || ts.isFunctionExpression(each);
  const isConstant = ts.isVariableStatement(node) && nodesIn(node, isFunction).length === 0;
  const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  return ts.isSourceFile(node.parent) && (isType || isConstant || ts.isImportDeclaration(node));
}

/** What a part is called in its program: `imports`, its own name, or else the first name or text in it. */
function nameOf(node: ts.Node): string {
  if (ts.isImportDeclaration(node)) return 'imports';
  if (ts.isReturnStatement(node)) return 'return';
  const [text] = ts.isObjectLiteralExpression(node) ? nodesIn(node, ts.isStringLiteral) : [];
  const own = ts.getNameOfDeclaration(node as ts.Declaration) ?? text ?? node;
  if (ts.isIdentifier(own) || ts.isLiteralExpression(own)) return own.text;
  return ts.forEachChild(own, (child) => nameOf(child) || undefined) ?? '';
}

/** The nodes within a node for which a test is true. */
export function nodesIn(parent: ts.Node, test: (node: ts.Node) => boolean): ts.Node[] {
  const found: ts.Node[] = [];
  ts.forEachChild(parent, (node) => {
    if (test(node)) found.push(node);
    found.push(...nodesIn(node, test));
  });
  return found;
}

/** A property, attribute of the table, function or constant with one of the names, which may begin with its owner's. */
export function isNamed(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (!canBeNamed(node)) return false;
  const own = nameOf(node);
  const isInNamed = (around: ts.Node) => canBeNamed(around) && names.has(`${nameOf(around)}.${own}`);
  return names.has(own) || ts.findAncestor(node.parent, isInNamed) !== undefined;
}

function canBeNamed(node: ts.Node): boolean {
  return (
    (ts.isObjectLiteralElementLike(node) && !ts.isSpreadAssignment(node)) ||
    (ts.isJsxAttribute(node) && isOfTable(node)) ||
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node)
  );
}

/** A prop of the table or of one of its parts. */
function isOfTable({ parent }: ts.JsxAttribute): boolean {
  return /^(MaterialTable|MTable\w*)$/.test(parent.parent.tagName.getText());
}

function isTable(node: ts.Node): boolean {
  return ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'MaterialTable';
}

function markOf({ from, to }: LineRange): LineRange {
  return to - from < longestMark ? { from, to } : { from, to: from };
}

function runsOf(lines: number[]): LineRange[] {
  const found: LineRange[] = [];
  for (const line of lines.toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && line <= last.to + 1) last.to = line;
    else found.push({ from: line, to: line });
  }
  return found;
}

export function rangeOf(node: ts.Node, start = node.getStart()): LineRange {
  const lineAt = (position: number) => node.getSourceFile().getLineAndCharacterOfPosition(position).line;
  return { from: lineAt(start), to: lineAt(node.end) };
}

/** With the comments above. */
function wholeOf(node: ts.Node): LineRange {
  const [comment] = ts.getLeadingCommentRanges(node.getSourceFile().text, node.pos) ?? [];
  return rangeOf(node, comment?.pos);
}

function linesOf({ from, to }: LineRange): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
