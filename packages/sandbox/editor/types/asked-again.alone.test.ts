// @vitest-environment jsdom
import {
  autocompletion,
  currentCompletions,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';
import { expect, test, vi } from 'vitest';
import { askedAgain } from './asked-again';

type Answer = (result: CompletionResult | null) => void;

/** An editor, and the questions to its source, each with its pending answer. */
function editorWith(asked: { context: CompletionContext; answer: Answer }[]): EditorView {
  const source = (context: CompletionContext) =>
    new Promise<CompletionResult | null>((answer) => asked.push({ context, answer }));
  return new EditorView({ extensions: autocompletion({ override: [askedAgain(source)] }) });
}

function type(view: EditorView, insert: string): void {
  const { head } = view.state.selection.main;
  view.dispatch({
    changes: { from: head, insert },
    selection: { anchor: head + insert.length },
    userEvent: 'input.type',
  });
}

test('letters that are typed while the source finds nothing get their own list', async () => {
  const asked: { context: CompletionContext; answer: Answer }[] = [];
  const view = editorWith(asked);
  type(view, 'const text');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  type(view, ' = us');
  asked[0]?.answer(null);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.context.pos).toBe('const text = us'.length);
  asked[1]?.answer({ from: 'const text = '.length, options: [{ label: 'useState' }] });
  await vi.waitFor(() =>
    expect(currentCompletions(view.state).map(({ label }) => label)).toEqual(['useState']),
  );
  view.destroy();
});

test('nothing found where the cursor still is stays nothing', async () => {
  const asked: { context: CompletionContext; answer: Answer }[] = [];
  const source = askedAgain(async () => null);
  const view = editorWith(asked);
  type(view, 'a');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const context = asked[0]?.context;
  expect(context && (await source(context))).toBeNull();
  view.destroy();
});
