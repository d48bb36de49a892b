import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { TableLook } from '#kit/mui-theme';
import { reasonOf } from '#kit/reason-of';
import LoadFailure from '#kit/react/LoadFailure';
import Waiting from '#kit/react/Waiting';
import { startIsland } from './island';
import { registerStarter } from './islands';
import { prefetch } from './prefetch';
import styles from './styles.module.css';
import type { DemoModule, Island, IslandView } from './types';
import { useIsland, type Failure } from './useIsland';
import { useLateFailure } from './useLateFailure';

registerStarter(startIsland);

interface Props {
  demo: DemoModule;
  isCompact: boolean;
  isRightToLeft: boolean;
  look?: TableLook;
  /** Receives why the table's direction could not change, to show it at the menu; undefined when resolved. */
  onTurnFailure?: (failure: Failure | undefined) => void;
}

/** Without a first frame (client), one constant object keeps React from touching the static markup. */
const keep = { __html: '' };

/** A table in the page: static at first, interactive when it is near the viewport, at idle, or touched. */
export default function TableIsland({ demo, isCompact, isRightToLeft, look = 'site', onTurnFailure }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const view = useRef<IslandView>({ isRightToLeft, look });
  const turn = useEffectEvent((table: Island) =>
    showView(table, view, (failure) => onTurnFailure?.(failure)),
  );
  const { island, failed, setFailed, isAwaited } = useIsland(ref, demo, (table) => {
    if (view.current.isRightToLeft || view.current.look !== 'site') turn(table);
  });

  useEffect(() => {
    if (view.current.isRightToLeft === isRightToLeft && view.current.look === look) return;
    view.current = { isRightToLeft, look };
    if (island.current) turn(island.current);
  }, [island, isRightToLeft, look]);

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
        dir={isRightToLeft ? 'rtl' : undefined}
        suppressHydrationWarning
        dangerouslySetInnerHTML={demo.frame === undefined ? keep : { __html: `<div>${demo.frame}</div>` }}
      />
    </>
  );
}

const unfinished = 'That action failed because its code could not be loaded';
const unturned = 'The table is not turned from right to left, because the code for that did not load';

function showView(
  island: Island,
  view: RefObject<IslandView>,
  setFailure: (failure: Failure | undefined) => void,
): void {
  setFailure(undefined);
  island.show(view.current).catch((reason: unknown) =>
    setFailure({
      message: `${unturned}: ${reasonOf(reason)}`,
      retry: () => showView(island, view, setFailure),
    }),
  );
}
