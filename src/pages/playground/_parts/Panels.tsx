import Link from '@docusaurus/Link';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Edit } from '#check-code';
import AdviceList from '#sandbox/page/AdviceList';
import ReadingNote from '#sandbox/page/AdviceList/ReadingNote';
import Count from '#sandbox/page/AdviceList/Count';
import type { LogEntry } from '#sandbox/page/program-state';
import type { useAdvice } from '#sandbox/page/useAdvice';
import { ToolButton } from '#sandbox/tools/Toolbar';
import styles from '../panels.module.css';
import Log from './Log';

interface Props {
  log: LogEntry[];
  onClearLog: () => void;
  advice: ReturnType<typeof useAdvice>;
  onGoTo: (line: number, column: number) => void;
  onFix: (edits: Edit[]) => boolean;
}

const names = ['Log', 'Advice'] as const;

/** Below the table: the program's log, and advice about it. */
export default function Panels({ log, onClearLog, advice, onGoTo, onFix }: Props) {
  const { read, isReading, isTooDeep, failure } = advice;
  const [open, setOpen] = useState<(typeof names)[number]>('Log');
  const tabs = useRef<Record<string, HTMLButtonElement | null>>({});
  const id = useId();
  const count = read ? read.advice.length + read.ran.length : 0;
  const counts = { Log: 0, Advice: count };
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = open === 'Log' ? 'Advice' : 'Log';
    setOpen(next);
    tabs.current[next]?.focus();
  };
  return (
    <div className={styles.panels}>
      <div className={styles.head}>
        <div role="tablist" aria-label="Log and advice">
          {names.map((name) => (
            <button
              key={name}
              ref={(element) => {
                tabs.current[name] = element;
              }}
              type="button"
              role="tab"
              id={`${id}${name}`}
              aria-selected={open === name}
              aria-controls={`${id}panel`}
              tabIndex={open === name ? 0 : -1}
              onClick={() => setOpen(name)}
              onKeyDown={walk}
            >
              {name}
              {counts[name] > 0 && <span className={styles.count}>{counts[name]}</span>}
            </button>
          ))}
        </div>
        {open === 'Log' && (
          <ToolButton onClick={onClearLog} disabled={log.length === 0}>
            Clear
          </ToolButton>
        )}
      </div>
      <Count count={count} />
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${open}`}
        className={styles.panel}
        tabIndex={0}
      >
        {open === 'Log' && <Log entries={log} />}
        {open === 'Advice' && read && count > 0 && (
          <AdviceList advice={read.advice} ran={read.ran} Heading="h2" onGoTo={onGoTo} onFix={onFix} />
        )}
        {open === 'Advice' && failure}
        {open === 'Advice' && read && <ReadingNote reading={read.reading} count={count} />}
        {open === 'Advice' && count === 0 && !failure && (
          <p className={styles.empty}>
            {!read &&
              (isTooDeep
                ? 'This program is nested too deeply to be read. '
                : isReading
                  ? 'The program is being read. '
                  : 'Change the program, and it is read for what will hurt. ')}
            <Link to="/docs/guides/check-your-code">What Advice knows</Link>
          </p>
        )}
      </div>
    </div>
  );
}
