import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Transaction } from '@codemirror/state';
import { EditorView, repositionTooltips } from '@codemirror/view';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { editorExtensions } from '../extensions';
import { keptStateOf, type KeptStates, stateOf } from '../kept-states';
import type { InProgram } from '../types/in-program';

export interface ViewOptions {
  /** The initial text; afterwards the editor keeps its own and calls `onChange`. */
  initialText: string;
  label: string;
  /** The program that contains the text, unless it is its own. */
  program?: InProgram;
  /** Where it keeps its history, selection and scroll position when another file replaces it. */
  states?: KeptStates;
  /** Called with each change; `isPastedOver` when a paste replaced the whole text. */
  onChange: (text: string, isPastedOver: boolean) => void;
  /** Called for Ctrl+Enter. */
  onRun: () => void;
  isFocusedAtFirst?: boolean;
}

/**
 * CodeMirror in an element: created once, with the texts of the first render and the callbacks of the latest.
 * @param helpId the id of the text that describes its keys.
 */
export function useEditorView(
  host: RefObject<HTMLDivElement | null>,
  helpId: string,
  options: ViewOptions,
): RefObject<EditorView | undefined> {
  const view = useRef<EditorView>(undefined);
  const first = useRef(options);
  const latest = useRef(options);
  const base = useBaseUrl('/');
  const { states } = options;

  useEffect(() => {
    latest.current = options;
    // The part above the editor has changed with it, so reposition its pop-ups.
    if (view.current) repositionTooltips(view.current);
  });

  useEffect(() => {
    if (!host.current) return undefined;
    const { initialText, label, program, isFocusedAtFirst } = first.current;
    const kept = first.current.states?.get(program?.name ?? '');
    const created = new EditorView({
      parent: host.current,
      // Before the extensions see the text: one that fails on it must not lose it.
      dispatchTransactions: (transactions, editor) => {
        const last = transactions.at(-1);
        if (last && transactions.some(({ docChanged }) => docChanged))
          latest.current.onChange(last.newDoc.toString(), isPasteOverAll(last));
        editor.update(transactions);
      },
      scrollTo: kept?.scrollTo,
      state: stateOf(kept, initialText, {
        extensions: editorExtensions({
          label,
          base,
          describedBy: helpId,
          program: program && {
            name: program.name,
            others: () => latest.current.program?.others() ?? [],
            onProblems: (counts) => latest.current.program?.onProblems?.(counts),
          },
          onRun: () => latest.current.onRun(),
        }),
      }),
    });
    view.current = created;
    // Unlike `created.focus()`, this scrolls an editor below the window into view.
    if (isFocusedAtFirst) created.contentDOM.focus();
    // The preview above the editor resizes without a render.
    const observer = new ResizeObserver(() => repositionTooltips(created));
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      created.destroy();
    };
  }, [host, helpId, base]);
  // Before the editor leaves the page, which forgets how far it was scrolled.
  useLayoutEffect(() => {
    const name = first.current.program?.name;
    return () => {
      if (view.current && name !== undefined) states?.set(name, keptStateOf(view.current));
    };
  }, [states]);
  return view;
}

function isPasteOverAll(transaction: Transaction): boolean {
  let isAll = false;
  transaction.changes.iterChanges((from, to) => {
    isAll = from === 0 && to === transaction.startState.doc.length;
  });
  return isAll && transaction.isUserEvent('input.paste');
}
