import { isolateHistory } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Edit } from '#check-code/index.ts';

/** Apply the edits of a fix as one undo step. */
export function makeEdits(view: EditorView, edits: readonly Edit[]): void {
  view.dispatch({
    changes: [...edits].sort((a, b) => a.from - b.from),
    userEvent: 'input.fix',
    annotations: isolateHistory.of('full'),
    scrollIntoView: true,
  });
}

/** Replace the whole text as one undo step. */
export const wholeText = (text: string, state: EditorState) => ({
  changes: { from: 0, to: state.doc.length, insert: text },
  selection: { anchor: 0 },
  annotations: isolateHistory.of('full'),
  scrollIntoView: true,
});
