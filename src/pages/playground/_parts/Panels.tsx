import Link from '@docusaurus/Link';
import type { Edit } from '#check-code/index.ts';
import AdviceList from '#sandbox/page/AdviceList/index.tsx';
import Count from '#sandbox/page/AdviceList/Count.tsx';
import Log from '#sandbox/page/Log/index.tsx';
import type { LogEntry } from '#sandbox/page/program-state.ts';
import type { useAdvice } from '#sandbox/page/useAdvice.tsx';
import { ToolButton } from '#sandbox/tools/Toolbar/index.tsx';
import styles from '../panels.module.css';
import Tabs, { panelId, tabId } from './Tabs';
import type { usePanes } from './usePanes';

interface Props {
  panes: ReturnType<typeof usePanes>;
  log: LogEntry[];
  onClearLog: () => void;
  advice: ReturnType<typeof useAdvice>;
  adviceCount: number;
  onGoTo: (line: number, column: number) => void;
  onFix: (edits: Edit[]) => boolean;
}

/** The program's log, and advice about it: below the table, or on a narrow screen in separate tabs. */
export default function Panels({ panes, log, onClearLog, advice, adviceCount, onGoTo, onFix }: Props) {
  const { id, isNarrow, pane, setPane } = panes;
  const open = pane === 'Advice' ? 'Advice' : 'Log';
  const isOpen = !isNarrow || pane === open;
  return (
    <div className={styles.panels}>
      {isOpen && (!isNarrow || open === 'Log') && (
        <div className={styles.head}>
          {!isNarrow && (
            <Tabs
              panes={['Log', 'Advice']}
              open={open}
              onOpen={setPane}
              id={id}
              label="Log and advice"
              adviceCount={adviceCount}
            />
          )}
          {open === 'Log' && (
            <ToolButton onClick={onClearLog} disabled={log.length === 0}>
              Clear
            </ToolButton>
          )}
        </div>
      )}
      <Count count={adviceCount} />
      {isOpen && (
        <div
          role="tabpanel"
          id={panelId(id, open)}
          aria-labelledby={tabId(id, open)}
          className={styles.panel}
          tabIndex={0}
        >
          {open === 'Log' ? (
            <LogPanel entries={log} />
          ) : (
            <AdvicePanel advice={advice} count={adviceCount} onGoTo={onGoTo} onFix={onFix} />
          )}
        </div>
      )}
    </div>
  );
}

function LogPanel({ entries }: { entries: LogEntry[] }) {
  if (entries.length > 0) return <Log entries={entries} />;
  return (
    <p className={styles.empty}>
      What your program writes with <code>console.log</code> appears here.
    </p>
  );
}

function AdvicePanel({
  advice: { read, isReading, isTooDeep, failure },
  count,
  onGoTo,
  onFix,
}: Pick<Props, 'advice' | 'onGoTo' | 'onFix'> & { count: number }) {
  return (
    <>
      {read && <AdviceList advice={read.advice} reading={read.reading} onGoTo={onGoTo} onFix={onFix} />}
      {failure}
      {count === 0 && !failure && (
        <p className={styles.empty}>
          {!read &&
            (isTooDeep
              ? 'This program is nested too deeply to be read. '
              : isReading
                ? 'The program is being checked. '
                : 'Change the program to have it checked. ')}
          <Link to="/docs/guides/check-your-code">What Advice checks</Link>
        </p>
      )}
    </>
  );
}
