import { useEffect, useRef } from 'react';
import { reasonOf } from '#kit/reason-of.ts';
import LoadFailure from '#kit/react/LoadFailure/index.tsx';
import Waiting from '#kit/react/Waiting/index.tsx';
import { startIsland } from './island';
import { registerStarter } from './islands';
import { prefetch } from './prefetch';
import styles from './styles.module.css';
import type { DemoModule } from './types';
import { useIsland } from './useIsland';
import { useLateFailure } from './useLateFailure';

registerStarter(startIsland);

interface Props {
  demo: DemoModule;
  isCompact: boolean;
}

/** Without a first frame (client), one constant object keeps React from touching the static markup. */
const keep = { __html: '' };

/** A table in the page: static at first, interactive when it is near the viewport, at idle, or touched. */
export default function TableIsland({ demo, isCompact }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { failed, setFailed, isAwaited } = useIsland(ref, demo);
  useLateFailure(ref, (error) =>
    setFailed((current) => {
      if (error) return { message: `${unfinished}: ${reasonOf(error)}. Choose it again.` };
      return current?.retry && current;
    }),
  );
  useEffect(() => prefetch(async () => demo.load?.()), [demo]);

  const retry = () => {
    setFailed(undefined);
    failed?.retry?.();
  };
  return (
    <>
      {failed && (
        <LoadFailure onRetry={retry} action={failed.retry ? 'Retry' : 'Close'}>
          {failed.message}
        </LoadFailure>
      )}
      {isAwaited && <Waiting>Loading the table…</Waiting>}
      <div
        ref={ref}
        className={`mt-table ${styles.island}`}
        data-island={demo.id}
        data-density={isCompact ? 'compact' : undefined}
        suppressHydrationWarning
        dangerouslySetInnerHTML={demo.frame === undefined ? keep : { __html: `<div>${demo.frame}</div>` }}
      />
    </>
  );
}

const unfinished = 'That action failed because its code could not be loaded';
