/** The name under which compiled code finds its guard, unless the program uses it itself. */
export const guardName = '__guard';

/** Thrown inside a program that was stopped; it goes on being thrown until the event loop turns, so `catch` can't swallow it. */
export class StoppedError extends Error {
  override name = 'StoppedError';
  constructor(readonly reason: 'loop' | 'busy' | 'replaced') {
    super(reason === 'replaced' ? 'This program was replaced.' : 'This program was stopped.');
  }
}

export interface Guard {
  /** What every loop and function body of the program calls first. */
  check: () => void;
  /** Stop the program from outside, as if a loop had run too long. Throws. */
  trip: () => never;
  /** End the program: from now on each of its functions throws. */
  kill: () => void;
  readonly reason: StoppedError['reason'] | undefined;
}

interface GuardOptions {
  now: () => number;
  /** Call back in a later turn of the event loop; must not be throttled in hidden tabs. */
  nextTurn: (callback: () => void) => void;
  /** Called once, when the guard trips. */
  onTrip: (error: StoppedError) => void;
}

/** Longest time without a turn of the event loop, ms. */
const budget = 1500;
/**
 * A loop without an end asks its guard thousands of times in that time. A program with fewer steps waits for something else, such as the
 * first use of a library on a slow phone, and gets until shortly before the page gives the frame up as silent.
 */
const few = { steps: 2000, budget: 2500 };

/** Over `window` ms: the share of time, or the turns a second, that only a program without an end takes. */
const busy = { window: 5000, share: 0.93, turns: 400 };

/**
 * Make the guard of one program. Its budget counts from the program's first step since the event loop last turned, so awaited
 * loops are fine and storms of microtasks are not. A program that turns the loop but leaves no time to anybody else trips as busy.
 */
export function createGuard({ now, nextTurn, onTrip }: GuardOptions): Guard {
  let isArmed = false;
  let turnStart = 0;
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
    if (passed < busy.window) return;
    const isBusy = worked / passed > busy.share || turns / passed > busy.turns / 1000;
    [windowStart, worked, turns] = [time, 0, 0];
    if (!isBusy || reason !== undefined) return;
    reason = 'busy';
    onTrip(new StoppedError('busy'));
  };
  const readClock = () => {
    if (reason !== undefined) trip(reason);
    const time = now();
    if (!isArmed) {
      isArmed = true;
      turnStart = time;
      steps = 0;
      nextTurn(endTurn);
    } else {
      // Reading the clock is dear: read it about every millisecond.
      const gap = time - lastReading;
      // Operators only: a program may put functions of its own in the place of `Math.min`.
      if (gap < 0.5) stride = stride < 4096 ? stride * 2 : 4096;
      else if (gap > 4) stride = stride > 8 ? stride >> 3 : 1;
    }
    lastReading = time;
    countdown = stride;
    steps += stride;
    if (time - turnStart > (steps > few.steps ? budget : few.budget)) trip('loop');
  };

  return {
    check: () => {
      countdown -= 1;
      if (countdown <= 0 || !isArmed || reason !== undefined) readClock();
    },
    trip: () => trip('loop'),
    kill: () => {
      reason ??= 'replaced';
    },
    get reason() {
      return reason;
    },
  };
}
