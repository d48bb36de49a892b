import { loopLimit } from '../slowness';

/** The name of the guard in compiled code. */
export const guardName = '__guard';

/** Thrown in a stopped program, repeatedly until the event loop turns, so `catch` can't swallow it. */
export class StoppedError extends Error {
  override name = 'StoppedError';
  constructor(readonly reason: 'loop' | 'busy' | 'replaced') {
    super(reason === 'replaced' ? 'This program was replaced.' : 'This program was stopped.');
  }
}

export interface Guard {
  /** Called first by every loop and function body of the program. */
  check: () => void;
  /** End the program: from now on each of its functions throws. */
  kill: () => void;
  readonly reason: StoppedError['reason'] | undefined;
}

interface GuardOptions {
  now: () => number;
  /** Call back in a later turn of the event loop; must not be throttled in hidden tabs. */
  nextTurn: (callback: () => void) => void;
  /** Call back at the start of the next animation frame, which may come before the next turn's message. */
  nextFrame: (callback: () => void) => void;
  /** Called once, when the guard trips. */
  onTrip: (error: StoppedError) => void;
}

/**
 * An endless loop calls its guard thousands of times in that time. A program with fewer steps waits for
 * something else, such as the first use of a library on a slow phone, and may run until just before the page
 * ends the frame as silent.
 */
const few = { steps: 2000, budget: 2500 };

let slowness = 1;

/** How many times more time than on a fast machine programs get. */
export const setSlowness = (times: number) => void (slowness = times);

/** Over `window` ms: the share of time, or the turns per second, that only an endless program uses. */
const busy = { window: 5000, share: 0.93, turns: 400 };

/**
 * Create the guard of one program. Its budget counts from the program's first step since the event loop last
 * turned or an animation frame began, so awaited loops are fine and storms of microtasks are not. A program
 * that turns the loop but leaves no time for anything else trips as busy.
 */
export function createGuard({ now, nextTurn, nextFrame, onTrip }: GuardOptions): Guard {
  let isArmed = false;
  let isFrameAwaited = false;
  let turnStart = 0;
  let taskStart = 0;
  let stride = 1;
  let countdown = 1;
  let lastReading = 0;
  let steps = 0;
  let windowStart = now();
  let worked = 0;
  let turns = 0;
  let reason: StoppedError['reason'] | undefined;

  const trip = (why: StoppedError['reason']): never => {
    const error = new StoppedError(why);
    const isFirst = reason === undefined;
    reason ??= why;
    if (isFirst && why !== 'replaced') onTrip(error);
    throw error;
  };
  const endTurn = () => {
    isArmed = false;
    const time = now();
    worked += time - turnStart;
    turns += 1;
    const passed = time - windowStart;
    if (passed < busy.window * slowness) return;
    const isBusy = worked / passed > busy.share || turns / passed > busy.turns / 1000;
    [windowStart, worked, turns] = [time, 0, 0];
    if (!isBusy || reason !== undefined) return;
    reason = 'busy';
    onTrip(new StoppedError('busy'));
  };
  // A browser may call a frame's callbacks before the message that ends the turn: they are another task.
  const startFrame = () => {
    isFrameAwaited = false;
    taskStart = now();
    steps = 0;
  };
  const readClock = () => {
    if (reason !== undefined) trip(reason);
    const time = now();
    if (!isArmed) {
      isArmed = true;
      turnStart = time;
      taskStart = time;
      steps = 0;
      nextTurn(endTurn);
      if (!isFrameAwaited) {
        isFrameAwaited = true;
        nextFrame(startFrame);
      }
    } else {
      // Reading the clock is slow: read it about every millisecond.
      const gap = time - lastReading;
      if (gap < 0.5) stride = Math.min(4096, stride * 2);
      else if (gap > 4) stride = Math.max(1, stride >> 3);
    }
    lastReading = time;
    countdown = stride;
    steps += stride;
    if (time - taskStart > slowness * (steps > few.steps ? loopLimit : few.budget)) trip('loop');
  };

  return {
    check: () => {
      countdown -= 1;
      if (countdown <= 0 || !isArmed || reason !== undefined) readClock();
    },
    kill: () => {
      reason ??= 'replaced';
    },
    get reason() {
      return reason;
    },
  };
}
