import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { applyAttribute, applyKey } from './apply';
import { membersOf, type ApiObject, type Member } from './members';
import { attributePlace, keyPlace, type Place } from './places';
import type { ReadText } from './syntax';

/** Complete the names of the table's props, options and columns, by where the cursor stands in the syntax tree. */
export function completeApi(context: CompletionContext): CompletionResult | null {
  const { state, pos } = context;
  const read: ReadText = ({ from, to }) => state.sliceDoc(from, to);
  const node = syntaxTree(state).resolveInner(pos, -1);
  const word = context.matchBefore(/[\w$]*/);
  const from = word?.from ?? pos;
  const isWanted = context.explicit || (word !== null && word.from < word.to);
  // Values are TypeScript's to complete.
  if (!isWanted || context.matchBefore(/:\s*[\w$]*/)) return null;
  const attributes = attributePlace(node, read);
  if (attributes) return names(attributes, from, applyAttribute);
  const keys = keyPlace(node, pos, read);
  return keys ? names(keys, from, applyKey) : null;
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
