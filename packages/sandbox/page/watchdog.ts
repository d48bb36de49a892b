import { silenceLimit } from '../slowness';

interface WatchOptions {
  ping: () => void;
  onSilent: () => void;
}

const pingEvery = 500;

/** Check twice a second whether the frame answers. Time when this page was blocked doesn't count. */
export function watch({ ping, onSilent }: WatchOptions): {
  /** `slowness`: how many times longer than on a fast machine a silence may last. */
  start: (slowness: number) => void;
  heard: () => void;
  stop: () => void;
} {
  let timer: ReturnType<typeof setInterval> | undefined;
  let lastTick = 0;
  let silence = 0;
  let limit = silenceLimit;
  const tick = () => {
    const now = performance.now();
    const gap = now - lastTick;
    lastTick = now;
    if (document.visibilityState === 'hidden') silence = 0;
    else silence += Math.min(gap, 2 * pingEvery);
    if (silence > limit) onSilent();
    else ping();
  };
  return {
    start: (slowness) => {
      limit = silenceLimit * slowness;
      lastTick = performance.now();
      timer ??= setInterval(tick, pingEvery);
    },
    heard: () => {
      silence = 0;
    },
    stop: () => clearInterval(timer),
  };
}
