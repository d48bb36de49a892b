import clsx from 'clsx';
import type { Ref } from 'react';
import LoadFailure from '#kit/react/LoadFailure/index.tsx';
import type { SourcePosition } from '../../files';
import type { ProgramState } from '../program-state';
import type { QuickFix } from '../quick-fixes';
import type { CodeLine } from './CodeFrame';
import ProblemText from './ProblemText';
import SkipPreview from './SkipPreview';
import styles from './styles.module.css';

export type { CodeLine };

interface Props {
  ref: Ref<HTMLDivElement>;
  state: ProgramState;
  onGoTo: (place: SourcePosition) => void;
  /** Change the program to fix its faults. */
  onQuickFix: (fix: QuickFix) => void;
  /** A place as the visitor sees it: with its file, unless there is only one. */
  locate: (place: SourcePosition) => SourcePosition;
  /** A line with its neighbors, to be shown where there is no table. */
  linesAround?: (place: SourcePosition) => CodeLine[];
  /** Load the preview again. */
  onRetry: () => void;
  className?: string;
  /** Something else is shown until the table is: reserve no space for it. */
  isWaitingHidden?: boolean;
  /** The tab whose panel the preview is; the problem stands above all panels. */
  tab?: { id: string; panelId: string; isOpen: boolean };
}

/** The problem with the text and, below it, the running program: after a tall table no one would see it. */
export default function Result({
  ref,
  state,
  onGoTo,
  onQuickFix,
  locate,
  linesAround,
  onRetry,
  className,
  isWaitingHidden = false,
  tab,
}: Props) {
  const { problem, status, shown } = state;
  const isWaiting = isWaitingHidden && shown === 0;
  const isElsewhere = tab?.isOpen === false;
  return (
    <div className={clsx(styles.result, className)} data-status={status} data-shown={shown}>
      {problem?.kind === 'load' && <LoadFailure onRetry={onRetry}>{problem.message}</LoadFailure>}
      <div role="status">
        {problem && problem.kind !== 'load' && (
          <ProblemText
            problem={problem}
            kind={problem.kind}
            table={state.isProblemOld || isElsewhere ? 'latest' : state.table}
            onGoTo={onGoTo}
            onQuickFix={onQuickFix}
            locate={locate}
            linesAround={isElsewhere ? undefined : linesAround}
          />
        )}
      </div>
      {status === 'loading' && shown === 0 && !isWaiting && !isElsewhere && (
        <p className={styles.waiting}>Loading the preview…</p>
      )}
      {shown > 0 && !isElsewhere && <SkipPreview />}
      <div
        ref={ref}
        className={clsx(
          styles.stage,
          state.table === 'none' && styles.unseen,
          isWaiting && styles.waitingStage,
          isElsewhere && styles.stageElsewhere,
        )}
        inert={isWaiting || isElsewhere}
        id={tab?.panelId}
        role={tab && 'tabpanel'}
        aria-labelledby={tab?.id}
      />
    </div>
  );
}
