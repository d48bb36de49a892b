import { groupOfType, valueUnder, type ApiObject, type ApiValue } from './members';
import { apiObjectOfTag, propertyName, topOf, type ReadText, type SyntaxNode, type Tree } from './syntax';

const hooksOfValues = ['useMemo', 'useState', 'useRef', 'useCallback'];

/** Which object of the table's API an object literal is, told by where it stands in the code. */
export function apiObjectOf(literal: SyntaxNode, read: ReadText): ApiObject | undefined {
  const value = valueAt(literal, read);
  return value && !value.isArray ? value.object : undefined;
}

/** What is expected where an expression stands. */
function valueAt(node: SyntaxNode, read: ReadText): ApiValue | undefined {
  const { parent } = node;
  switch (parent?.name) {
    case 'ParenthesizedExpression':
      return valueAt(parent, read);
    case 'BinaryExpression':
      // `x as T`, `x satisfies T`; of `a || {}` and `a ?? {}` both sides are the value.
      return typedAs(parent, read) ?? (isChoice(parent) ? valueAt(parent, read) : undefined);
    case 'ConditionalExpression':
      return node.prevSibling ? valueAt(parent, read) : undefined;
    case 'ArrayExpression': {
      const array = valueAt(parent, read);
      return array?.isArray ? { ...array, isArray: false } : undefined;
    }
    case 'JSXEscape':
      return valueOfAttribute(parent.parent, read);
    case 'Property': {
      const name = propertyName(parent, read);
      const owner = parent.parent?.name === 'ObjectExpression' ? apiObjectOf(parent.parent, read) : undefined;
      return owner && name !== undefined ? valueUnder(owner, name) : undefined;
    }
    case 'VariableDeclaration':
      return valueOfVariable(parent, node, read);
    case 'ArrowFunction':
      return valueOfFunction(parent, read);
    case 'ReturnStatement': {
      const block = parent.parent;
      const owner = block?.name === 'Block' ? block.parent : undefined;
      return owner && /^(?:ArrowFunction|FunctionExpression)$/.test(owner.name)
        ? valueOfFunction(owner, read)
        : undefined;
    }
    case 'ArgList':
      return valueOfHook(parent.parent, read);
    default:
      return undefined;
  }
}

/** What a function has to return: of `useMemo(() => ...)` the memo's value, of `actions={[(row) => ...]}` one action. */
function valueOfFunction(node: SyntaxNode, read: ReadText): ApiValue | undefined {
  const isInside = node.parent?.name === 'ArrayExpression' || node.parent?.name === 'ArgList';
  return isInside ? valueAt(node, read) : undefined;
}

function valueOfHook(call: SyntaxNode | null, read: ReadText): ApiValue | undefined {
  const callee = call?.firstChild;
  if (!call || call.name !== 'CallExpression' || !callee) return undefined;
  const name = callee.name === 'InstantiationExpression' ? callee.firstChild : callee;
  const isKnown = name && hooksOfValues.includes(read(name).replace(/^React\./, ''));
  if (!isKnown) return undefined;
  const [type] = callee.getChild('TypeArgList') ? typesIn(callee.getChild('TypeArgList')) : [];
  return (type && valueOfType(type, read)) ?? valueAt(call, read);
}

function valueOfVariable(declaration: SyntaxNode, initial: SyntaxNode, read: ReadText): ApiValue | undefined {
  let target = initial.prevSibling;
  let annotated: ApiValue | undefined;
  while (target && !/Definition$|Pattern$/.test(target.name)) {
    if (target.name === 'TypeAnnotation' && target.lastChild) annotated = valueOfType(target.lastChild, read);
    target = target.prevSibling;
  }
  // `const [columns, setColumns] = useState(...)` holds it under the first name.
  const name = target?.name === 'ArrayPattern' ? target.getChild('VariableDefinition') : target;
  return (
    annotated ??
    (name ? valueOfAttribute(attributeThatTakes(declaration, read(name), read), read) : undefined)
  );
}

function valueOfAttribute(attribute: SyntaxNode | null | undefined, read: ReadText): ApiValue | undefined {
  const name = attribute?.getChild('JSXIdentifier');
  const owner = attribute?.parent && apiObjectOfTag(attribute.parent, read);
  return owner && name ? valueUnder(owner, read(name)) : undefined;
}

/** The attribute of a table that is given a variable: `columns={columns}`. */
function attributeThatTakes(from: SyntaxNode, variable: string, read: ReadText): SyntaxNode | undefined {
  const top = topOf(from);
  const known = top.tree ? attributesOf.get(top.tree) : undefined;
  if (known) return known.get(variable);
  const found = readAttributes(top, read);
  if (top.tree) attributesOf.set(top.tree, found);
  return found.get(variable);
}

/** By the variables they are given, read once a tree: each object of a long list asks for its own. */
const attributesOf = new WeakMap<Tree, Map<string, SyntaxNode>>();

function readAttributes(top: SyntaxNode, read: ReadText): Map<string, SyntaxNode> {
  const found = new Map<string, SyntaxNode>();
  top.cursor().iterate((ref) => {
    if (ref.name !== 'JSXAttribute') return;
    const { node } = ref;
    const value = node.getChild('JSXEscape')?.getChild('VariableName');
    if (value && !found.has(read(value)) && node.parent && apiObjectOfTag(node.parent, read))
      found.set(read(value), node);
  });
  return found;
}

function typedAs(node: SyntaxNode, read: ReadText): ApiValue | undefined {
  const isTyped = node.getChild('satisfies') ?? node.getChild('as');
  return isTyped && node.lastChild ? valueOfType(node.lastChild, read) : undefined;
}

function isChoice(node: SyntaxNode): boolean {
  return (
    node.getChild('LogicOp') !== null || node.getChild('as') !== null || node.getChild('satisfies') !== null
  );
}

/** `Column<Row>[]`, `Array<Column<Row>>`, `Options<Row>`. */
function valueOfType(type: SyntaxNode, read: ReadText): ApiValue | undefined {
  if (type.name === 'ArrayType') {
    const item = type.firstChild && valueOfType(type.firstChild, read);
    return item ? { ...item, isArray: true } : undefined;
  }
  const name = type.name === 'TypeName' ? type : type.getChild('TypeName');
  if (!name) return undefined;
  if (/^(?:Readonly)?Array$/.test(read(name))) {
    const [inner] = typesIn(type.getChild('TypeArgList'));
    const item = inner && valueOfType(inner, read);
    return item ? { ...item, isArray: true } : undefined;
  }
  const group = Object.hasOwn(groupOfType, read(name)) ? groupOfType[read(name)] : undefined;
  return group ? { object: { group, prefix: '' }, isArray: false } : undefined;
}

function typesIn(list: SyntaxNode | null): SyntaxNode[] {
  const types: SyntaxNode[] = [];
  for (let node = list?.firstChild ?? null; node; node = node.nextSibling)
    if (/Type/.test(node.name)) types.push(node);
  return types;
}
