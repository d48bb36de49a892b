import { useRef, useState } from 'react';
import type { Advice, Edit } from '#check-code/index.ts';
import type { Reading } from '#check-code/examine.ts';
import { readingSentence } from '#check-code/sentences.ts';
import InlineCode from '#kit/react/InlineCode/index.tsx';
import { ToolButton } from '../../tools/Toolbar';
import AdviceItem from './AdviceItem';
import styles from './styles.module.css';

interface Props {
  advice: Advice[];
  /** What was read, which is also said when nothing is found. */
  reading: Reading;
  /** Show a place of the program, line and column from 1. */
  onGoTo: (line: number, column: number) => void;
  /** Apply these edits to the program. @returns whether they still fit its text. */
  onFix: (edits: Edit[]) => boolean;
}

/** Advice about a program's text. */
export default function AdviceList({ advice, reading, onGoTo, onFix }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [done, setDone] = useState('');
  const apply = (edits: Edit[], message: string) => {
    if (!onFix(edits)) return;
    setDone(message);
    // The button disappears with its advice.
    list.current?.focus();
  };
  const applyFix = ({ rule, fix }: Advice) => fix && apply(fix.edits, `Done: ${fix.label}. ${rule}`);
  const safe = advice.flatMap(({ fix }) => (fix?.isSafe ? [fix] : []));
  return (
    <>
      <p role="status" className={styles.status}>
        {done}
      </p>
      {safe.length > 1 && (
        <p className={styles.all}>
          <ToolButton
            onClick={() =>
              apply(
                safe.flatMap(({ edits }) => edits),
                `Done: ${safe.length} fixes.`,
              )
            }
          >
            Fix all {safe.length} that change no behavior
          </ToolButton>
        </p>
      )}
      {advice.length > 0 && (
        <ul ref={list} tabIndex={-1} className={styles.list} aria-label="Advice on your program">
          {advice.map((one) => (
            <AdviceItem
              key={`${one.rule} ${one.from}`}
              advice={one}
              onGoTo={onGoTo}
              onFix={() => applyFix(one)}
            />
          ))}
        </ul>
      )}
      <p className={styles.note}>
        <InlineCode text={readingSentence(reading, 'This program', advice.length)} />
      </p>
    </>
  );
}
