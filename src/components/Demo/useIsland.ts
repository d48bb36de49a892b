import { useEffect, useRef, useState, type RefObject } from 'react';
import { reasonOf } from '#kit/reason-of.ts';
import { startIsland } from './island';
import { adopt } from './islands';
import type { DemoModule, Island } from './types';

export interface Failure {
  message: string;
  /** What the button does; without it the box is closed, and the visitor repeats the action. */
  retry?: () => void;
}

/** Start the table of an element: take over the one that the page has started, or start it when it is wanted. */
export function useIsland(ref: RefObject<HTMLDivElement | null>, demo: DemoModule) {
  const island = useRef<Island>(undefined);
  const [failed, setFailed] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const [isAwaited, setIsAwaited] = useState(false);

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
  }, [ref, demo, attempt]);
  useEffect(() => () => island.current?.remove(), []);

  return { failed, setFailed, isAwaited };
}

const unusable = 'The table can be read but not used, because its code did not load';
const missing = 'The table cannot be shown, because its code did not load';

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
