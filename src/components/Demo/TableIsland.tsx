import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { TableLook } from '#kit/mui-theme';
import { reasonOf } from '#kit/reason-of';
import LoadFailure from '#kit/react/LoadFailure';
import Waiting from '#kit/react/Waiting';
import { startIsland } from './island';
import { adopt, registerStarter } from './islands';
import { prefetch } from './prefetch';
import styles from './styles.module.css';
import type { DemoModule, Island, IslandView } from './types';
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

export interface Failure {
  message: string;
  /** What the button does; without it the box is closed, and the visitor repeats the action. */
  retry?: () => void;
}

/** A table in the page: static at first, interactive when it is near the viewport, at idle, or touched. */
export default function TableIsland({ demo, isCompact, isRightToLeft, look = 'site', onTurnFailure }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const island = useRef<Island>(undefined);
  const view = useRef<IslandView>({ isRightToLeft, look });
  const [failed, setFailed] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const [isAwaited, setIsAwaited] = useState(false);
  const turn = useEffectEvent((table: Island) =>
    showView(table, view, (failure) => onTurnFailure?.(failure)),
  );

  useEffect(() => {
    const node = ref.current;
    if (!node || island.current) return undefined;
    let isMounted = true;
    const show = (starting: Promise<Island>) => {
      // The first frame is readable meanwhile.
      setIsAwaited(!node.hasChildNodes());
      return starting.then(
        (started) => {
          if (!isMounted) return started.remove();
          island.current = started;
          setIsAwaited(false);
          if (view.current.isRightToLeft || view.current.look !== 'site') turn(started);
        },
        (reason: unknown) => {
          const retry = () => setAttempt((count) => count + 1);
          // After a navigation there is no first frame to read.
          const what = node.hasChildNodes() ? unusable : missing;
          if (!isMounted) return;
          setIsAwaited(false);
          setFailed({ message: `${what}: ${reasonOf(reason)}`, retry });
        },
      );
    };
    const early = adopt(node);
    if (early) void show(early);
    const stopWaiting = early ? () => {} : whenWanted(node, () => void show(startIsland(node, demo)));
    return () => {
      isMounted = false;
      stopWaiting();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Retry starts the table again
  }, [demo, attempt]);

  useEffect(() => {
    if (view.current.isRightToLeft === isRightToLeft && view.current.look === look) return;
    view.current = { isRightToLeft, look };
    if (island.current) turn(island.current);
  }, [isRightToLeft, look]);

  useLateFailure(ref, (error) =>
    setFailed((current) => {
      if (error) return { message: `${unfinished}: ${reasonOf(error)}. Choose it again.` };
      return current?.retry && current;
    }),
  );
  useEffect(() => prefetch(demo), [demo]);
  useEffect(() => () => island.current?.remove(), []);

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

const unusable = 'The table can be read but not used, because its code did not load';
const missing = 'The table cannot be shown, because its code did not load';
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

/** Call `start` once: when the node is near the viewport or touched, or when idle. Returns how to cancel. */
function whenWanted(node: HTMLElement, start: () => void): () => void {
  const touches = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const;
  const stop = () => {
    observer.disconnect();
    for (const name of touches) node.removeEventListener(name, go);
  };
  const go = () => {
    stop();
    start();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && go(),
    { rootMargin: '400px' },
  );
  observer.observe(node);
  for (const name of touches) node.addEventListener(name, go);
  return stop;
}
