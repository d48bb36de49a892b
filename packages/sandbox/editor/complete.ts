import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { applyAttribute, applyKey } from './apply';
import { literalsOf, membersOf, type ApiObject, type Member } from './members';
import { attributePlace, keyPlace, valuePlace, type Place } from './places';
import type { ReadText, SyntaxNode } from './syntax';

/** Complete the table's props, options, columns and their values, by the cursor's syntax node. */
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
  if (attributes) return isWanted ? names(attributes, from, applyAttribute) : null;
  const keys = keyPlace(node, pos, read);
  return keys && isWanted ? names(keys, from, applyKey) : null;
}

type Apply = (object: ApiObject, member: Member) => Completion['apply'];

function names({ object, taken }: Place, from: number, apply: Apply): CompletionResult {
  const options = membersOf(object)
    .filter(({ name }) => !taken.includes(name))
    .map((member) => ({
      label: member.name,
      type: member.type.includes('=>') && !member.type.includes(';') ? 'method' : 'property',
      detail: shortType(member.type),
      info: () => describe(member),
      apply: apply(object, member),
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
