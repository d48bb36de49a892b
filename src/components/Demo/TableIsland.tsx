import { useEffect, useRef, useState } from 'react';
import { offerStart, takeStarted } from './early';
import { startIsland, type Island } from './island';
import styles from './styles.module.css';
import type { DemoModule } from './types';

offerStart(startIsland);

interface Props {
  demo: DemoModule;
  isCompact: boolean;
  isRightToLeft: boolean;
}

/** Without first frame (client), one constant object: React leaves the markup of the static page alone. */
const keep = { __html: '' };

/** A table in the page: its first frame from the static page, alive when it is near the viewport, at idle, or when touched. */
export default function TableIsland({ demo, isCompact, isRightToLeft }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const island = useRef<Island>(undefined);
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const view = useRef({ isRightToLeft });

  useEffect(() => {
    const node = ref.current;
    if (!node || island.current) return undefined;
    let isMounted = true;
    const adopt = (starting: Promise<Island>) =>
      starting.then(
        (started) => {
          if (!isMounted) return started.remove();
          island.current = started;
          if (view.current.isRightToLeft) started.show(view.current);
        },
        (reason: unknown) => isMounted && setError(reason),
      );
    const early = takeStarted(node);
    if (early) void adopt(early);
    const stopWaiting = early
      ? () => {}
      : whenWanted(node, () => void adopt(startIsland(node, demo, view.current)));
    return () => {
      isMounted = false;
      stopWaiting();
    };
  }, [demo, attempt]);

  useEffect(() => {
    view.current = { isRightToLeft };
    island.current?.show(view.current);
  }, [isRightToLeft]);

  useEffect(() => () => island.current?.remove(), []);

  const retry = () => {
    setError(undefined);
    setAttempt((count) => count + 1);
  };
  return (
    <>
      {error !== undefined && (
        <div className="load-failure" role="alert">
          <p>The table can be read but not used, because its code did not load: {String(error)}</p>
          <button type="button" onClick={retry}>
            Retry
          </button>
        </div>
      )}
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

/** Call `start` once: when the node comes near the viewport, is touched, or the browser is idle for long. Returns how to stop waiting. */
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
