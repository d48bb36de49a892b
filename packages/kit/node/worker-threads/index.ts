import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** A request to the thread: call an exported function. */
export interface Call {
  id: number;
  name: string;
  given: unknown[];
}

/** Its response: the result, or what was thrown. */
type Answer = { id: number; result: unknown } | { id: number; error: unknown };

interface Thread {
  worker: Worker;
  waiting: Map<number, { resolve: (result: never) => void; reject: (error: unknown) => void }>;
}

const threads = new Map<string, Thread>();
let calls = 0;

/**
 * Call an exported function of a module on the module's own thread, in parallel with the plugins. Arguments
 * and results are copied. The thread stays for the next call, so a module may cache what it has read; it
 * keeps no process alive.
 * @param where a module's file, or with a number which of its threads.
 */
export function runInThread<Result>(
  where: string | [file: string, number: number],
  name: string,
  ...given: unknown[]
): Promise<Result> {
  const [file, number] = typeof where === 'string' ? [where, 0] : where;
  const { worker, waiting } = threadOf(file, `${file} ${number}`);
  const id = (calls += 1);
  return new Promise<Result>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
    worker.postMessage({ id, name, given } satisfies Call);
  }).finally(() => {
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
}

function threadOf(file: string, key: string): Thread {
  const known = threads.get(key);
  if (known) return known;
  const worker = new Worker(path.join(__dirname, 'worker.mjs'), { workerData: file });
  const thread: Thread = { worker, waiting: new Map() };
  threads.set(key, thread);
  worker.on('message', (answer: Answer) => {
    const caller = thread.waiting.get(answer.id);
    if ('error' in answer) caller?.reject(answer.error);
    else caller?.resolve(answer.result as never);
  });
  worker.on('error', (error) => {
    threads.delete(key);
    for (const { reject } of thread.waiting.values()) reject(error);
  });
  return thread;
}
