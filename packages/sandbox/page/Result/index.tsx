import clsx from 'clsx';
import type { Ref } from 'react';
import type { Fault } from '../../protocol';
import LoadFailure from '#kit/react/LoadFailure';
import type { ProgramState } from '../program-state';
import ProblemText from './ProblemText';
import SkipPreview from './SkipPreview';
import styles from './styles.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  state: ProgramState;
  onGoTo: (line: number, column?: number) => void;
  /** Change the program to fix its faults. */
  onQuickFix: (faults: readonly Fault[]) => void;
  /** The file of a line and the line in it; without it the program is one file. */
  locate?: (line: number) => { file?: string; line: number };
  /** Load the preview again. */
  onRetry: () => void;
  className?: string;
  /** Something else is shown until the table is: reserve no space for it. */
  isWaitingHidden?: boolean;
}

/** The problem with the text and, below it, the running program: after a tall table no one would see it. */
export default function Result({
  ref,
  state,
  onGoTo,
  onQuickFix,
  locate,
  onRetry,
  className,
  isWaitingHidden = false,
}: Props) {
  const { problem, status, shown } = state;
  const isWaiting = isWaitingHidden && shown === 0;
  return (
    <div className={clsx(styles.result, className)} data-status={status} data-shown={shown}>
      {problem?.kind === 'load' && <LoadFailure onRetry={onRetry}>{problem.message}</LoadFailure>}
      <div role="status">
        {problem && problem.kind !== 'load' && (
          <ProblemText
            problem={problem}
            kind={problem.kind}
            table={state.isProblemOld ? 'latest' : state.table}
            onGoTo={onGoTo}
            onQuickFix={onQuickFix}
            locate={locate}
          />
        )}
      </div>
      {status === 'loading' && shown === 0 && <p className={styles.waiting}>Loading the preview…</p>}
      {shown > 0 && <SkipPreview />}
      <div ref={ref} className={clsx(styles.stage, isWaiting && styles.waitingStage)} inert={isWaiting} />
    </div>
  );
}
