import { forEachDiagnostic, type Action, type Diagnostic } from '@codemirror/lint';
import { StateEffect, StateField, type EditorState } from '@codemirror/state';
import type { EditorView, KeyBinding } from '@codemirror/view';
import type { Advice } from '#check-code/index.ts';
import { asSentence, reasonOf } from '#check-code/sentences.ts';
import { siteAddress } from '../../../site-path';
import { makeEdits } from './edits';
import { paragraphOf } from './types/documentation';

/** Advice on a text; `source` is the text that was read. */
export interface MarkedAdvice {
  source: string;
  advice: readonly Advice[];
}

/** Mark this advice in the text, or none. */
export const markAdvice = StateEffect.define<MarkedAdvice | undefined>();

type Marked = Omit<Advice, 'fix'> & { fix?: Advice['fix'] | undefined };

/** The advice that is marked. It moves along with edits, which remove its fixes until the next reading. */
export const markedAdvice = StateField.define<readonly Marked[]>({
  create: () => [],
  update(marked, { effects, docChanged, changes, newDoc }) {
    const effect = effects.find((item) => item.is(markAdvice));
    if (effect) {
      const given = effect.value as MarkedAdvice | undefined;
      return given?.source === newDoc.toString() ? given.advice : [];
    }
    if (!docChanged) return marked;
    return marked.flatMap((one) => {
      // The code it is about has changed.
      if (changes.touchesRange(one.from, one.to)) return [];
      return [{ ...one, from: changes.mapPos(one.from), to: changes.mapPos(one.to), fix: undefined }];
    });
  },
});

const severities = { error: 'error', warning: 'warning', hint: 'info' } as const;

/**
 * The marks of advice in an editor.
 * @param others the other marks: advice at the same place as another message repeats it.
 */
export function adviceMarks(state: EditorState, others: readonly Diagnostic[]): Diagnostic[] {
  return state
    .field(markedAdvice)
    .filter(({ from }) => others.every((other) => other.from !== from))
    .map((one) => ({
      from: one.from,
      // Otherwise, a whole table would be underlined.
      to: Math.min(one.to, state.doc.lineAt(one.from).to),
      severity: severities[one.severity],
      message: one.message,
      renderMessage: () => messageOf(one),
      actions: one.fix
        ? [{ name: one.fix.label, apply: (view) => makeEdits(view, one.fix?.edits ?? []) }]
        : [],
    }));
}

/** The message, the reason, what to do, and a link to the page that explains it. */
function messageOf(advice: Marked): HTMLElement {
  const { message, cure, href } = advice;
  const why = [reasonOf(advice), cure && `Fix: ${asSentence(cure)}`].filter(Boolean).join(' ');
  const root = document.createElement('div');
  root.className = 'cm-advice';
  root.append(paragraphOf(message), paragraphOf(`${why} [Read why](${siteAddress(href)})`.trim()));
  return root;
}

/** Apply the first fix at the cursor, or on its line. */
function fixAtCursor(view: EditorView): boolean {
  const { head } = view.state.selection.main;
  const line = view.state.doc.lineAt(head);
  const offered: { action: Action; from: number; to: number; distance: number }[] = [];
  forEachDiagnostic(view.state, ({ actions: [action] = [] }, from, to) => {
    if (action && from <= line.to && to >= line.from)
      offered.push({ action, from, to, distance: Math.max(from - head, head - to, 0) });
  });
  const nearest = offered.sort((a, b) => a.distance - b.distance)[0];
  nearest?.action.apply(view, nearest.from, nearest.to);
  return nearest !== undefined;
}

export const fixKey: KeyBinding = { key: 'Mod-.', run: fixAtCursor };
