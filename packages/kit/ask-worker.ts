/** A worker's message: the id of the question it answers, or 0 for a message without a question. */
interface Said {
  id: number;
  /** Why there is no answer. */
  error?: string;
}

interface Options<Answer> {
  name: string;
  /**
   * If the worker has not reported within so many ms, check whether its script is empty: such a worker stays
   * silent. A slow one gets more time, or a visitor on a slow network would start again each time.
   */
  startTimeout?: number;
  /** Receives messages that answer no question. */
  onNews?: (message: Answer) => void;
  /** Called once when the worker ends: its file did not load, it threw, or `end` was called. */
  onEnd: () => void;
}

/** A worker that answers questions. */
export interface AskedWorker<Question, Answer> {
  /** Resolves with the answer. @throws when the worker reports why there is none, or ends first. */
  ask: (question: Question) => Promise<Answer>;
  /** End the worker; pending questions reject with the error. */
  end: (error: Error) => void;
}

/** Start a worker. Each question gets an `id` from 1, and its answer has the same one. */
export function startWorker<Question extends object, Answer extends Said>(
  address: string,
  { name, startTimeout, onNews, onEnd }: Options<Answer>,
): AskedWorker<Question, Answer> {
  const worker = new Worker(address, { name });
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let count = 0;
  let ended: Error | undefined;
  const end = (error: Error) => {
    if (ended) return;
    ended = error;
    clearTimeout(timer);
    worker.terminate();
    onEnd();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  let hasSpoken = false;
  const look = async () => {
    const isThere = await hasText(address);
    if (!isThere && !hasSpoken) end(new Error(`the worker "${name}" did not answer`));
  };
  const timer = startTimeout === undefined ? undefined : setTimeout(() => void look(), startTimeout);
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    clearTimeout(timer);
    hasSpoken = true;
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (!asked) onNews?.(data);
    else if (data.error === undefined) asked.resolve(data);
    else asked.reject(new Error(data.error));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    end(new Error(event.message || `the file of the worker "${name}" could not be loaded`));
  });
  const ask = (question: Question) =>
    new Promise<Answer>((resolve, reject) => {
      if (ended) return reject(ended);
      count += 1;
      waiting.set(count, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ ...question, id: count });
    });
  return { ask, end };
}

/** Whether a file has content; while it is loading, the browser requests it only once. */
async function hasText(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    return response.ok && (await response.text()).trim() !== '';
  } catch {
    return false;
  }
}
