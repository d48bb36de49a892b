import { EditorView } from '@codemirror/view';
import { useEffect, useId, useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import type { Edit } from '#check-code/index.ts';
import { markAdvice, type MarkedAdvice } from '../advice-marks';
import { makeEdits, wholeText } from '../edits';
import { isJustPasted, markProblem } from '../problem';
import TypesStatus from '../TypesStatus';
import styles from './styles.module.css';
import { useEditorView, type ViewOptions } from './useEditorView';

export interface EditorHandle {
  /** Replace the text; undo restores the old one. */
  replace: (text: string) => void;
  /** Make these edits if the text is still the one they were made for. @returns whether it is. */
  edit: (edits: readonly Edit[], source: string) => boolean;
  /** Move the cursor there (both from 1), and focus the editor. */
  goTo: (line: number, column?: number) => void;
}

interface Props extends ViewOptions {
  /** The line (from 1) that is marked as faulty. */
  problemLine?: number;
  /** Advice marked in the text with its message and fix, if the text is still the one that was read. */
  advice?: MarkedAdvice;
  ref?: Ref<EditorHandle>;
}

/** An editor for one file of TypeScript or JavaScript with JSX, which knows the API of the table. */
export default function Editor({ problemLine, advice, ref, ...options }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const view = useEditorView(host, helpId, options);
  useMarks(view, problemLine, advice);
  useImperativeHandle(ref, () => handleOf(view), [view]);

  return (
    <div className={styles.editor}>
      <div ref={host} className={styles.host} data-editor="" />
      <div className={styles.foot}>
        <p id={helpId} className={styles.help}>
          <kbd>Esc</kbd> leaves the editor, <kbd>Ctrl+Enter</kbd> runs, <kbd>Ctrl+Space</kbd> completes,{' '}
          <kbd>F8</kbd> goes to a problem, <kbd>Ctrl+.</kbd> fixes it
        </p>
        <TypesStatus />
      </div>
    </div>
  );
}

/** Mark the line of an error, and the places of advice. */
function useMarks(
  view: RefObject<EditorView | undefined>,
  problemLine: number | undefined,
  advice: MarkedAdvice | undefined,
): void {
  useEffect(() => {
    const { current } = view;
    if (!current) return;
    current.dispatch({ effects: markProblem.of(problemLine) });
    const { doc } = current.state;
    const isKnown = problemLine !== undefined && problemLine >= 1 && problemLine <= doc.lines;
    if (isKnown && (current.state.field(isJustPasted) || !current.hasFocus))
      current.dispatch({ effects: EditorView.scrollIntoView(doc.line(problemLine).from, { y: 'center' }) });
  }, [view, problemLine]);

  useEffect(() => view.current?.dispatch({ effects: markAdvice.of(advice) }), [view, advice]);
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
