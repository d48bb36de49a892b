import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { type ApiObject, type Member, membersOf, valueUnder } from './members';
import { attributePlace, keyPlace, type Place } from './places';
import type { ReadText } from './syntax';
import type { EditorView } from '@codemirror/view';

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

/** The same behind a key of an object literal: `columns: []`. */
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
