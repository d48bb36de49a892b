import { linter, type Diagnostic } from '@codemirror/lint';
import { Facet, StateEffect, type EditorState, type Extension, type Text } from '@codemirror/state';
import { ViewPlugin, type EditorView } from '@codemirror/view';
import { askTypes, onTypesState, typesState, wantTypes } from '../../types/client';
import type { Finding } from '../../types/protocol';
import { adviceMarks, markAdvice } from '../advice-marks';
import { inProgram, programOf } from './in-program';

/** The base path of the site, below which the types are. */
export const siteBase = Facet.define<string, string>({ combine: ([base = '/']) => base });

const typesCame = StateEffect.define();

/** Underline TypeScript's errors and advice. */
export const problems: Extension = [
  linter(
    async ({ state }) => {
      const byTypes = await typeProblems(state);
      return [...byTypes, ...adviceMarks(state, byTypes)];
    },
    {
      delay: 250,
      needsRefresh: ({ transactions }) =>
        transactions.some(({ effects }) =>
          effects.some((effect) => effect.is(typesCame) || effect.is(markAdvice)),
        ),
    },
  ),
  ViewPlugin.define((view: EditorView) => {
    const end = onTypesState(() => {
      if (typesState() === 'ready') view.dispatch({ effects: typesCame.of(null) });
    });
    wantTypes(view.state.facet(siteBase));
    return { destroy: end };
  }),
];

/** TypeScript's errors for a text: advice arrives later, and doesn't request them again. */
const answered = new WeakMap<Text, Diagnostic[]>();

async function typeProblems(state: EditorState): Promise<Diagnostic[]> {
  const known = answered.get(state.doc);
  if (known) return known;
  if (typesState() !== 'ready') return [];
  try {
    const { starts, ...program } = programOf(state);
    const byFile = await askTypes({ ask: 'problems', ...program });
    state.facet(inProgram).onProblems?.(countsOf(byFile));
    const found = [...starts].flatMap(([name, start]) =>
      (byFile[name] ?? []).map((finding) => diagnosticOf(finding, start)),
    );
    answered.set(state.doc, found);
    return found;
  } catch {
    // The status next to the editor reports that the types failed; Advice works without them.
    return [];
  }
}

function countsOf(byFile: Record<string, Finding[]>): Record<string, number> {
  return Object.fromEntries(Object.entries(byFile).map(([name, findings]) => [name, findings.length]));
}

function diagnosticOf({ from, to, severity, message, rename: near }: Finding, start: number): Diagnostic {
  return {
    from: start + from,
    to: start + Math.max(to, from),
    severity,
    message,
    actions: near ? [rename(near)] : [],
  };
}

/** A button of a message that replaces a name. */
function rename(name: string): NonNullable<Diagnostic['actions']>[number] {
  return {
    name: `Change to ${name}`,
    apply: (view, from, to) => view.dispatch({ changes: { from, to, insert: name }, userEvent: 'input' }),
  };
}
