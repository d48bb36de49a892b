import { linter, type Diagnostic } from '@codemirror/lint';
import { Facet, StateEffect, type EditorState, type Extension } from '@codemirror/state';
import { ViewPlugin, type EditorView } from '@codemirror/view';
import { askTypes, onTypesState, typesState, wantTypes } from '../../types/client';
import type { Finding } from '../../types/problems/problem';
import { checkNames, rename } from '../check';
import { inSlices } from '../in-slices';
import { paragraphOf } from './documentation';
import { inProgram, programOf } from './in-program';

/** The base path of the site, below which the types are. */
export const siteBase = Facet.define<string, string>({ combine: ([base = '/']) => base });

const typesCame = StateEffect.define();

/** Underline what TypeScript complains about, and until it's there, names that the table doesn't have. */
export const problems: Extension = [
  linter(
    async ({ state }) => {
      const [found, own] = await Promise.all([findingsOf(state), inSlices(checkNames(state))]);
      return [
        ...found,
        ...own.filter((one) => !found.some((other) => one.from < other.to && other.from < one.to)),
      ];
    },
    {
      delay: 250,
      needsRefresh: ({ transactions }) =>
        transactions.some(({ effects }) => effects.some((effect) => effect.is(typesCame))),
    },
  ),
  ViewPlugin.define((view: EditorView) => {
    const end = onTypesState(() => {
      if (typesState() === 'ready') view.dispatch({ effects: typesCame.of(null) });
    });
    return {
      update: ({ transactions, state }) => {
        // A text that is put in as a whole is no editing.
        const isEdited = transactions.some(
          (one) => one.docChanged && (one.isUserEvent('input') || one.isUserEvent('delete')),
        );
        if (isEdited && typesState() === 'off') wantTypes(state.facet(siteBase));
      },
      destroy: end,
    };
  }),
];

async function findingsOf(state: EditorState): Promise<Diagnostic[]> {
  if (typesState() !== 'ready') return [];
  try {
    const { starts, ...program } = programOf(state);
    const byFile = await askTypes({ ask: 'problems', ...program });
    state.facet(inProgram).onProblems?.(countsOf(byFile));
    return [...starts].flatMap(([name, start]) =>
      (byFile[name] ?? []).map((finding) => diagnosticOf(finding, start)),
    );
  } catch {
    // The status beside the editor says that the types are gone; names are checked without them.
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
    renderMessage: () => paragraphOf(message),
    actions: near ? [rename(near)] : [],
  };
}
