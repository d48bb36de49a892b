import { currentRelease } from '../current-release';
import type { Result } from './engine';
import type { Entry } from './entry';

/** What the page asks the worker. */
export interface Question {
  id: number;
  query: string;
  /** Asks which addresses below this one meet the query, instead of for the best results. */
  under?: string;
  /** Base path of the site. */
  base: string;
  /** Name of the release, so that an index of another one is never taken. */
  release: string;
}

/** What the worker says; id 0 is no answer but news: it runs, and the texts have arrived (complete), or have not (error). */
export interface Answer {
  id: number;
  results?: Result[];
  /** What is called most like a query without results. */
  near?: Entry[];
  met?: string[];
  isComplete?: boolean;
  error?: string;
}

/** Hears whether the texts are searched too; with an error when they did not load. */
type Listener = (error?: string) => void;

export interface SearchClient {
  /** Resolves with the answer. @throws when the index can't be loaded; the next question tries again. */
  ask(query: string, under?: string): Promise<Answer>;
  /** Calls back once the texts are there, and when they can't be loaded. @returns a function that ends it. */
  onTexts(listener: Listener): () => void;
}

/** A worker whose file came empty says nothing; after this many ms it counts as not loaded. */
const startTimeout = 10_000;

let client: SearchClient | undefined;

/** Start the worker and the first part of the index; later calls give the same client. */
export function startSearch(base: string): SearchClient {
  return (client ??= createClient(base));
}

function createClient(base: string): SearchClient {
  const release = currentRelease();
  const worker = new Worker(`${base}search/worker.js?${release}`, { name: 'search' });
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  const listeners = new Set<Listener>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    clearTimeout(patience);
    if (data.id === 0 && (data.isComplete || data.error !== undefined))
      for (const listener of listeners) listener(data.error);
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) asked?.resolve(data);
    else asked?.reject(new Error(data.error));
  });
  // The worker's own script did not load: a new one is made for the next question.
  const giveUp = () => {
    client = undefined;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error('worker.js did not load'));
    waiting.clear();
  };
  worker.addEventListener('error', giveUp);
  const patience = setTimeout(giveUp, startTimeout);
  const ask = (query: string, under?: string) =>
    new Promise<Answer>((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ id: count, query, under, base, release } satisfies Question);
    });
  // The index starts to come before the first letter is typed.
  ask('').catch(() => {});
  return {
    ask,
    onTexts: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
