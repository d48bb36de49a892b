import useBaseUrl from '@docusaurus/useBaseUrl';
import { EditorState, type Transaction } from '@codemirror/state';
import { EditorView, repositionTooltips } from '@codemirror/view';
import { useEffect, useId, useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import type { Edit } from '#check-code';
import { markAdvice, type MarkedAdvice } from '../advice-marks';
import { makeEdits, wholeText } from '../edits';
import { editorExtensions } from '../extensions';
import { isJustPasted, markProblem } from '../problem';
import type { InProgram } from '../types/in-program';
import TypesStatus from '../TypesStatus';
import styles from './styles.module.css';

export interface EditorHandle {
  /** Replace the text; undo restores the old one. */
  replace: (text: string) => void;
  /** Make these edits if the text is still the one they were made for. @returns whether it is. */
  edit: (edits: readonly Edit[], source: string) => boolean;
  /** Move the cursor there (both from 1), and focus the editor. */
  goTo: (line: number, column?: number) => void;
}

interface Props {
  /** The initial text; afterwards the editor keeps its own and calls `onChange`. */
  initialText: string;
  label: string;
  /** The program that contains the text, unless it is its own. */
  program?: InProgram;
  /** Called with each change; `isPastedOver` when a paste replaced the whole text. */
  onChange: (text: string, isPastedOver: boolean) => void;
  /** Called for Ctrl+Enter. */
  onRun: () => void;
  /** The line (from 1) that is marked as faulty. */
  problemLine?: number;
  /** Advice marked in the text with its message and fix, if the text is still the one that was read. */
  advice?: MarkedAdvice;
  isFocusedAtFirst?: boolean;
  ref?: Ref<EditorHandle>;
}

/** An editor for one file of TypeScript or JavaScript with JSX, which knows the API of the table. */
export default function Editor({
  initialText,
  label,
  program,
  onChange,
  onRun,
  problemLine,
  advice,
  isFocusedAtFirst = false,
  ref,
}: Props) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const first = useRef({ initialText, label, name: program?.name, isFocusedAtFirst });
  const callbacks = useRef({ onChange, onRun, program });
  const helpId = useId();
  const base = useBaseUrl('/');

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
      state: EditorState.create({
        doc: first.current.initialText,
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
  }, [helpId, base]);

  useEffect(() => {
    const { current } = view;
    if (!current) return;
    current.dispatch({ effects: markProblem.of(problemLine) });
    const { doc } = current.state;
    const isKnown = problemLine !== undefined && problemLine >= 1 && problemLine <= doc.lines;
    if (isKnown && (current.state.field(isJustPasted) || !current.hasFocus))
      current.dispatch({ effects: EditorView.scrollIntoView(doc.line(problemLine).from, { y: 'center' }) });
  }, [problemLine]);

  useEffect(() => view.current?.dispatch({ effects: markAdvice.of(advice) }), [advice]);

  useImperativeHandle(ref, () => handleOf(view), []);

  return (
    <div className={styles.editor}>
      <div ref={host} className={styles.host} data-editor="" />
      <div className={styles.foot}>
        <Keys id={helpId} />
        <TypesStatus />
      </div>
    </div>
  );
}

function Keys({ id }: { id: string }) {
  return (
    <p id={id} className={styles.help}>
      <kbd>Esc</kbd> or <kbd>Tab</kbd> leaves the editor, <kbd>Ctrl</kbd> <kbd>]</kbd> indents,{' '}
      <kbd>Ctrl</kbd> <kbd>Space</kbd> completes, <kbd>F2</kbd> explains the name at the cursor, <kbd>F8</kbd>{' '}
      goes to the next problem, <kbd>Ctrl</kbd> <kbd>.</kbd> fixes it, <kbd>Ctrl</kbd> <kbd>F</kbd> searches.
    </p>
  );
}

function handleOf(view: RefObject<EditorView | undefined>): EditorHandle {
  return {
    replace: (text) => {
      const { current } = view;
      if (current && current.state.doc.toString() !== text) current.dispatch(wholeText(text, current.state));
    },
    edit: (edits, source) => {
      const { current } = view;
      if (!current || current.state.doc.toString() !== source) return false;
      makeEdits(current, edits);
      return true;
    },
    goTo: (line, column = 1) => {
      const { current } = view;
      if (!current) return;
      const found = current.state.doc.line(Math.max(1, Math.min(line, current.state.doc.lines)));
      current.dispatch({
        selection: { anchor: Math.min(found.to, found.from + Math.max(0, column - 1)) },
        scrollIntoView: true,
      });
      current.focus();
    },
  };
}

function isPasteOverAll(transaction: Transaction): boolean {
  let isAll = false;
  transaction.changes.iterChanges((from, to) => {
    isAll = from === 0 && to === transaction.startState.doc.length;
  });
  return isAll && transaction.isUserEvent('input.paste');
}
