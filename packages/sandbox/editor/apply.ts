import type { Completion } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { valueUnder, type ApiObject, type Member } from './members';

/** `options={{ }}`, `columns={[]}` or `title={}` with the cursor inside; only the name if a value follows. */
export function applyAttribute(object: ApiObject, { name, type }: Member): Completion['apply'] {
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
    insert(view, { from, to }, { name, before: `=${brackets[0]}`, after: brackets[1], follows: /^\s*=/ });
}

/** The same after a key of an object literal: `columns: []`. */
export function applyKey(object: ApiObject, { name }: Member): Completion['apply'] {
  const inner = valueUnder(object, name);
  const brackets: [string, string] = inner?.isArray ? ['[', ']'] : inner ? ['{ ', ' }'] : ['', ''];
  return (view, _completion, from, to) =>
    insert(view, { from, to }, { name, before: `: ${brackets[0]}`, after: brackets[1], follows: /^\s*[:(]/ });
}

interface Inserted {
  name: string;
  /** What is between the name and the cursor, and behind the cursor. */
  before: string;
  after: string;
  /** What follows where the name has a value already: then only the name is inserted. */
  follows: RegExp;
}

function insert(
  view: EditorView,
  { from, to }: { from: number; to: number },
  { name, before, after, follows }: Inserted,
): void {
  const rest = view.state.sliceDoc(to, to + 20);
  const [text, tail] = follows.test(rest) ? [name, ''] : [name + before, after];
  view.dispatch({
    changes: { from, to, insert: text + tail },
    selection: { anchor: from + text.length },
    scrollIntoView: true,
    userEvent: 'input.complete',
  });
}
