import { parser } from '@lezer/javascript';

/** A node of the syntax tree. The parser is the editor's: it also gives a tree for half-typed code. */
export type Node = ReturnType<typeof parser.parse>['topNode'];

const withJsx = parser.configure({ dialect: 'jsx ts' });
const withoutJsx = parser.configure({ dialect: 'ts' });

/** The text that was read last: an upgrade reads the same one for its check and for its steps. */
let last: { source: string; fileName: string; top: Node } | undefined;

/** The syntax tree of a program, with error nodes for syntax errors. @throws when it is nested too deeply. */
export function parse(source: string, fileName = 'App.tsx'): Node {
  if (last?.source !== source || last.fileName !== fileName)
    last = { source, fileName, top: treeOf(source, fileName) };
  return last.top;
}

function treeOf(source: string, fileName: string): Node {
  // Only without JSX is `<Row>rows` a type and `<T>(row: T) => row` a function; `.ts` files may have JSX.
  const hasJsx = !/\.[cm]?ts$/.test(fileName) || /<\/|\/>/.test(source);
  return (hasJsx ? withJsx : withoutJsx).parse(withoutTypeArguments(withoutFence(source))).topNode;
}

/** Spaces for a Markdown fence around the whole program, so that all offsets stay: assistants send one. */
export function withoutFence(source: string): string {
  const [, start, program, end] = /^(\s*(?:```|~~~).*)([^]*\n)([ \t]*(?:```|~~~)\s*)$/.exec(source) ?? [];
  if (start === undefined || program === undefined || end === undefined) return source;
  return blank(start) + program + blank(end);
}

const blank = (text: string) => text.replace(/\S/g, ' ');

/** The parser can't parse `<Table<Row> …>`: replace the types with spaces, so that all offsets stay. */
function withoutTypeArguments(source: string): string {
  return source.replace(
    /(<[A-Z][\w.]*)(<[^<>(){}=;]*(?:<[^<>(){}=;]*>)?>)(?=\s+[\w{/>]|\s*\/?>)/g,
    (_, tag: string, types: string) => tag + blank(types),
  );
}

/** The nodes directly below one, in the order of the text. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** All nodes below one (and itself) with one of these names, in the order of the text. */
export function findAll(node: Node, ...names: string[]): Node[] {
  const found: Node[] = [];
  node.cursor().iterate((at) => {
    if (names.includes(at.name)) found.push(at.node);
  });
  return found;
}

/** The nodes around a node, the nearest first. */
export function* around(node: Node): Generator<Node> {
  for (let at = node.parent; at; at = at.parent) yield at;
}

/** An expression without the parentheses, `as T`, `satisfies T` and `!` around it. */
export function unwrap(node: Node): Node {
  const isTyped =
    (node.name === 'BinaryExpression' && (node.getChild('as') ?? node.getChild('satisfies'))) ||
    (node.name === 'PostfixExpression' && node.lastChild?.name === 'LogicOp');
  const inner =
    node.name === 'ParenthesizedExpression'
      ? node.firstChild?.nextSibling
      : isTyped
        ? node.firstChild
        : undefined;
  return inner ? unwrap(inner) : node;
}

const functionNames = ['ArrowFunction', 'FunctionExpression', 'FunctionDeclaration', 'MethodDeclaration'];

/** Whether a node is a function; a method of an object literal is a `Property` with parameters. */
export function isFunction(node: Node): boolean {
  return (
    functionNames.includes(node.name) || (node.name === 'Property' && node.getChild('ParamList') !== null)
  );
}

/** The function that contains a node. */
export function functionAround(node: Node): Node | undefined {
  for (const at of around(node)) if (isFunction(at)) return at;
  return undefined;
}

/** The arguments of a call or of `new`. */
export function argumentsOf(call: Node): Node[] {
  const list = call.getChild('ArgList');
  return list ? childrenOf(list).filter(({ name }) => !/^[(),]$/.test(name)) : [];
}

/** What is called, without its type arguments. */
export function calleeOf(call: Node): Node | undefined {
  const callee = call.firstChild?.name === 'new' ? call.firstChild.nextSibling : call.firstChild;
  return (callee?.name === 'InstantiationExpression' ? callee.firstChild : callee) ?? undefined;
}

/** Whether a range of text is within another. */
export function contains(outer: { from: number; to: number }, inner: { from: number; to: number }): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** The condition of `a ? b : c`, and its two branches. */
export function partsOfChoice(node: Node): Node[] {
  return childrenOf(node).filter(({ name }) => !/LogicOp|Comment$/.test(name));
}
