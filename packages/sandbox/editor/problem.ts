import { StateEffect, StateField } from '@codemirror/state';
import { isolateHistory } from '@codemirror/commands';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Mark the line (from 1) of the running program's problem, or none. */
export const markProblem = StateEffect.define<number | undefined>();

/** Marks the line of the problem, which moves along with edits. */
export const problemLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const effect = transaction.effects.find((item) => item.is(markProblem));
    if (!effect) return marks.map(transaction.changes);
    const line = effect.value as number | undefined;
    if (line === undefined || line < 1 || line > transaction.state.doc.lines) return Decoration.none;
    return Decoration.set(
      Decoration.line({ class: 'cm-lineProblem' }).range(transaction.state.doc.line(line).from),
    );
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Whether the last change was a whole text or a paste. Then its faulty line is scrolled into view; while
 * someone types, the text must not jump.
 */
export const isJustPasted = StateField.define<boolean>({
  create: () => true,
  update: (was, transaction) =>
    transaction.docChanged
      ? transaction.isUserEvent('input.paste') || transaction.annotation(isolateHistory) === 'full'
      : was,
});
