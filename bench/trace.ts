/** One task of a page's main thread. */
export interface Task {
  /** ms since some moment. */
  start: number;
  /** How long the thread worked on it, in ms: time in which other programs had the processor doesn't count. */
  busy: number;
  /** A key came with it. */
  isKey: boolean;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** By the thread's own clock. */
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** The tasks of the thread that got the keys, from a trace of Chromium. @throws when it has no key, or no time of threads. */
export function mainThreadTasks(trace: string): Task[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const keys = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  );
  const [key] = keys;
  if (!key)
    throw new Error('The trace has no key: nothing was typed into the page, or events have another name.');
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === key.pid && tid === key.tid)
    .sort((a, b) => a.ts - b.ts);
  if (!tasks.some(({ tdur }) => tdur !== undefined))
    throw new Error('The trace has no time of threads (tdur), so a busy machine would be measured, too.');
  // The task in which the trace began or ended has none.
  return tasks.map(({ ts, dur = 0, tdur = 0 }) => {
    const isKey = keys.some((one) => one.ts >= ts && one.ts <= ts + dur);
    return { start: ts / 1000, busy: tdur / 1000, isKey };
  });
}
