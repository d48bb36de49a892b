import files from '@generated/advice/files.json';
import type { AdviceWithRun, Run } from './seen';

/** A program to read, and what was seen while it ran. */
export interface Question {
  source: string;
  run: Run;
  /** The line of the whole program on which this file begins. */
  firstLine: number;
}

export interface ToAdvice extends Question {
  id: number;
}

export interface FromAdvice {
  id: number;
  answer: AdviceWithRun;
}

/** A worker whose file came empty says nothing; after this many ms without a first answer it counts as not loaded. */
const startTimeout = 10_000;

type Ask = (question: Question) => Promise<AdviceWithRun>;

let ask: Ask | undefined;

/**
 * The advice on a program, read beside the page; the rules are loaded with the first question. One worker serves all editors.
 * @throws when the rules did not load, or fail; the next question starts another worker.
 */
export function askAdvice(base: string, question: Question): Promise<AdviceWithRun> {
  return (ask ??= startWorker(base))(question);
}

function startWorker(base: string): Ask {
  const worker = new Worker(base + files.worker, { name: 'advice' });
  const waiting = new Map<
    number,
    { resolve: (answer: AdviceWithRun) => void; reject: (error: Error) => void }
  >();
  let count = 0;
  const giveUp = (message: string) => {
    clearTimeout(patience);
    ask = undefined;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  const patience = setTimeout(() => giveUp('their worker gave no answer'), startTimeout);
  worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<FromAdvice>) => {
    clearTimeout(patience);
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    giveUp(event.message || 'their file did not come');
  });
  return (question) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ id: count, ...question } satisfies ToAdvice);
    });
}
