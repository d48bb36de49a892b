import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import { literalsOf, membersOf, valueUnder, type ApiObject, type Member } from './members';
import {
  apiObjectOf,
  apiObjectOfExpression,
  apiObjectOfTag,
  propertyName,
  type ReadText,
  type SyntaxNode,
} from './syntax';

/** Complete the table's props, options, columns and their values, by where the cursor stands in the syntax tree. */
export function completeApi(context: CompletionContext): CompletionResult | null {
  const { state, pos } = context;
  const read: ReadText = ({ from, to }) => state.sliceDoc(from, to);
  const node = syntaxTree(state).resolveInner(pos, -1);
  const word = context.matchBefore(/[\w$]*/);
  const from = word?.from ?? pos;
  const isWanted = context.explicit || (word !== null && word.from < word.to);

  const value = valuePlace(node, pos, read);
  if (value) {
    const isString = node.name === 'String' || node.name === 'JSXAttributeValue';
    if (!isWanted && !isString) return null;
    return values(value, isString ? node : undefined, from);
  }
  const attributes = attributePlace(node, read);
  if (attributes) return isWanted ? names(attributes.object, attributes.taken, from, applyAttribute) : null;
  const keys = keyPlace(node, pos, read);
  if (keys) return isWanted ? names(keys.object, keys.taken, from, applyKey) : null;
  const expression = memberPlace(node);
  const object = expression && apiObjectOfExpression(expression, read);
  return object ? names(object, [], from, undefined) : null;
}

interface Place {
  object: ApiObject;
  /** Names that are there already. */
  taken: string[];
}

/** Where a key of an object literal is being typed. */
function keyPlace(node: SyntaxNode, pos: number, read: ReadText): Place | undefined {
  const isKey = node.name === 'PropertyDefinition' && node.parent?.name === 'Property';
  const literal = isKey
    ? node.parent?.parent
    : /^[{,]$/.test(node.name) || node.name === 'ObjectExpression'
      ? closest(node, 'ObjectExpression')
      : undefined;
  if (!literal || literal.name !== 'ObjectExpression') return undefined;
  // Behind the closing brace one is outside of it.
  if (!isKey && literal.lastChild?.name === '}' && pos >= literal.to) return undefined;
  const object = apiObjectOf(literal, read);
  if (!object) return undefined;
  const others = literal
    .getChildren('Property')
    .filter((property) => property.firstChild?.from !== node.from);
  return { object, taken: others.flatMap((property) => propertyName(property, read) ?? []) };
}

/** Where an attribute of a table is being typed. */
function attributePlace(node: SyntaxNode, read: ReadText): Place | undefined {
  const isName = node.name === 'JSXIdentifier' && node.parent?.name === 'JSXAttribute';
  const tag = isName
    ? node.parent?.parent
    : /^JSX(?:SelfClosingTag|OpenTag)$/.test(node.name)
      ? node
      : undefined;
  const object = tag ? apiObjectOfTag(tag, read) : undefined;
  if (!tag || !object) return undefined;
  const others = tag.getChildren('JSXAttribute').filter((attribute) => attribute.from !== node.from);
  return {
    object,
    taken: others.flatMap((attribute) => attribute.getChild('JSXIdentifier') ?? []).map(read),
  };
}

/** The member whose value is being typed. */
function valuePlace(node: SyntaxNode, pos: number, read: ReadText): Member | undefined {
  let at: SyntaxNode | null = node;
  if (/^(?:VariableName|BooleanLiteral|String|JSXAttributeValue|:|⚠)$/.test(at.name)) at = at.parent;
  if (at?.name === 'JSXAttribute') {
    const name = at.getChild('JSXIdentifier');
    const object = at.parent && apiObjectOfTag(at.parent, read);
    return name && object && pos > name.to ? find(object, read(name)) : undefined;
  }
  const colon = at?.name === 'Property' ? at.getChild(':') : null;
  if (!at || !colon || pos < colon.to || at.parent?.name !== 'ObjectExpression') return undefined;
  const object = apiObjectOf(at.parent, read);
  const name = propertyName(at, read);
  return object && name !== undefined ? find(object, name) : undefined;
}

/** The expression before a dot. */
function memberPlace(node: SyntaxNode): SyntaxNode | undefined {
  const member =
    node.name === 'MemberExpression'
      ? node
      : node.parent?.name === 'MemberExpression'
        ? node.parent
        : undefined;
  return /^(?:\.|\?\.|PropertyName|⚠)$/.test(node.name) ? (member?.firstChild ?? undefined) : undefined;
}

function closest(node: SyntaxNode, name: string): SyntaxNode | undefined {
  for (let at: SyntaxNode | null = node; at; at = at.parent) if (at.name === name) return at;
  return undefined;
}

function find(object: ApiObject, name: string): Member | undefined {
  return membersOf(object).find((member) => member.name === name);
}

type Apply = (object: ApiObject, member: Member) => Completion['apply'];

function names(object: ApiObject, taken: string[], from: number, apply: Apply | undefined): CompletionResult {
  const options = membersOf(object)
    .filter(({ name }) => !taken.includes(name))
    .map((member) => ({
      label: member.name,
      type: member.type.includes('=>') && !member.type.includes(';') ? 'method' : 'property',
      detail: shortType(member.type),
      info: () => describe(member),
      apply: apply?.(object, member),
    }));
  return { from, options, validFor: /^[\w$]*$/ };
}

function values(member: Member, string: SyntaxNode | undefined, from: number): CompletionResult | null {
  const literals = literalsOf(member.type).filter((literal) => !string || literal.startsWith("'"));
  if (literals.length === 0) return null;
  return {
    from: string ? string.from + 1 : from,
    options: literals.map((literal) => ({
      label: string ? literal.slice(1, -1) : literal,
      type: 'constant',
      detail: literal === member.defaultValue ? 'default' : undefined,
      info: () => describe(member),
    })),
    validFor: /^[\w$ -]*$/,
  };
}

/** `options={{ }}`, `columns={[]}` or `title={}` with the cursor inside; only the name where a value follows. */
function applyAttribute(object: ApiObject, { name, type }: Member): Completion['apply'] {
  const inner = valueUnder(object, name);
  const isText = type === 'string';
  const brackets: [string, string] = inner?.isArray
    ? ['{[', ']}']
    : inner
      ? ['{{ ', ' }}']
      : isText
        ? ['"', '"']
        : ['{', '}'];
  return (view, _completion, from, to) =>
    insert(view, from, to, `${name}=${brackets[0]}`, brackets[1], /^\s*=/, name);
}

function applyKey(object: ApiObject, { name }: Member): Completion['apply'] {
  const inner = valueUnder(object, name);
  const brackets: [string, string] = inner?.isArray ? ['[', ']'] : inner ? ['{ ', ' }'] : ['', ''];
  return (view, _completion, from, to) =>
    insert(view, from, to, `${name}: ${brackets[0]}`, brackets[1], /^\s*[:(]/, name);
}

function insert(
  view: EditorView,
  from: number,
  to: number,
  before: string,
  after: string,
  follows: RegExp,
  nameOnly: string,
): void {
  const rest = view.state.sliceDoc(to, to + 20);
  const [text, tail] = follows.test(rest) ? [nameOnly, ''] : [before, after];
  view.dispatch({
    changes: { from, to, insert: text + tail },
    selection: { anchor: from + text.length },
    scrollIntoView: true,
    userEvent: 'input.complete',
  });
}

function shortType(type: string): string {
  const line = type.replace(/\s+/g, ' ');
  return line.length > 36 ? `${line.slice(0, 35)}…` : line;
}

function describe({ name, type, defaultValue, sentence }: Member): Node {
  const root = document.createElement('div');
  const head = Object.assign(document.createElement('code'), { textContent: `${name}: ${type}` });
  root.append(head);
  if (defaultValue)
    root.append(Object.assign(document.createElement('p'), { textContent: `Default: ${defaultValue}` }));
  if (sentence)
    root.append(Object.assign(document.createElement('p'), { textContent: sentence.replace(/:$/, '.') }));
  return root;
}
