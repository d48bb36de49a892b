import clsx from 'clsx';
import type { Ref } from 'react';
import LoadFailure from '../../../components/LoadFailure';
import type { Problem, ProgramState } from '../program-state';
import { failureIn, positionText } from './problem-text';
import styles from './styles.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  state: ProgramState;
  onGoTo: (line: number, column?: number) => void;
  /** Ask for the preview again. */
  onRetry: () => void;
  className?: string;
  /** Something else stands in for the table until there is one: take no room for it. */
  isWaitingHidden?: boolean;
}

/** What is wrong with the text and, below it, the running program: after a tall table nobody would see the message. */
export default function Result({ ref, state, onGoTo, onRetry, className, isWaitingHidden = false }: Props) {
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
          />
        )}
      </div>
      {status === 'loading' && shown === 0 && <p className={styles.waiting}>Loading the preview…</p>}
      <div ref={ref} className={clsx(styles.stage, isWaiting && styles.waitingStage)} inert={isWaiting} />
    </div>
  );
}

function ProblemText({
  problem,
  kind,
  table,
  onGoTo,
}: {
  problem: Problem;
  kind: Exclude<Problem['kind'], 'load'>;
  table: ProgramState['table'];
  onGoTo: Props['onGoTo'];
}) {
  const { message, line, column } = problem;
  const place = positionText(line, column);
  return (
    <div className={styles.problem} data-problem={kind}>
      <p>
        {kind !== 'stopped' && <strong>{failureIn(kind)}</strong>}
        {kind !== 'stopped' && place && ', '}
        {line !== undefined && (
          <button type="button" className={styles.place} onClick={() => onGoTo(line, column)}>
            {place}
          </button>
        )}
        {(kind !== 'stopped' || place) && ': '}
        {message}
      </p>
      {table === 'earlier' && (
        <p className={styles.old}>The table below is that of your last working code.</p>
      )}
      {table === 'none' && <p className={styles.old}>The preview is empty until the code works.</p>}
    </div>
  );
}
