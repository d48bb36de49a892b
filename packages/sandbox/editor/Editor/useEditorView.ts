import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Transaction } from '@codemirror/state';
import { EditorView, repositionTooltips } from '@codemirror/view';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { editorExtensions } from '../extensions';
import { keptStateOf, type KeptStates, stateOf } from '../kept-states';
import type { InProgram } from '../types/in-program';

interface ViewOptions {
  initialText: string;
  label: string;
  program?: InProgram;
  states?: KeptStates;
  onChange: (text: string, isPastedOver: boolean) => void;
  onRun: () => void;
  isFocusedAtFirst?: boolean;
  /** The id of the text that describes its keys. */
  helpId: string;
}

/** CodeMirror in an element: created once, with the texts of the first render and the callbacks of the latest. */
export function useEditorView(
  host: RefObject<HTMLDivElement | null>,
  { initialText, label, program, states, onChange, onRun, isFocusedAtFirst = false, helpId }: ViewOptions,
): RefObject<EditorView | undefined> {
  const view = useRef<EditorView>(undefined);
  const first = useRef({ initialText, label, name: program?.name, isFocusedAtFirst });
  const callbacks = useRef({ onChange, onRun, program });
  const base = useBaseUrl('/');
  const kept = useRef(states?.get(program?.name ?? ''));

  useEffect(() => {
    callbacks.current = { onChange, onRun, program };
    // The part above the editor has changed with it, so reposition its pop-ups.
    if (view.current) repositionTooltips(view.current);
  });

  useEffect(() => {
    if (!host.current) return undefined;
    const created = new EditorView({
      parent: host.current,
      // Before the extensions see the text: one that fails on it must not lose it.
      dispatchTransactions: (transactions, editor) => {
        const last = transactions.at(-1);
        if (last && transactions.some(({ docChanged }) => docChanged))
          callbacks.current.onChange(last.newDoc.toString(), isPasteOverAll(last));
        editor.update(transactions);
      },
      scrollTo: kept.current?.scrollTo,
      state: stateOf(kept.current, first.current.initialText, {
        extensions: editorExtensions({
          label: first.current.label,
          base,
          describedBy: helpId,
          program:
            first.current.name === undefined
              ? undefined
              : {
                  name: first.current.name,
                  others: () => callbacks.current.program?.others() ?? [],
                  onProblems: (counts) => callbacks.current.program?.onProblems?.(counts),
                },
          onRun: () => callbacks.current.onRun(),
        }),
      }),
    });
    view.current = created;
    if (first.current.isFocusedAtFirst) created.focus();
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
    const { name } = first.current;
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
