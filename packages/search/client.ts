import { startWorker } from '#kit/ask-worker.ts';
import { currentRelease } from '#kit/current-release.ts';
import { cutQuery } from './internal/cut-query';
import type { Result } from './engine';
import type { Entry } from './entry';

/** What the page asks the worker. */
export interface Question {
  id: number;
  query: string;
  /** Asks which addresses below this one match the query, instead of for the best results. */
  under?: string;
  /** Base path of the site. */
  base: string;
  /** Name of the release, so that another release's index is never used. */
  release: string;
}

/** A message of the worker. Id 0 is no answer: it has started, or the texts have loaded or failed. */
export interface Answer {
  id: number;
  results?: Result[];
  /** The names most similar to a query without results. */
  near?: Entry[];
  met?: string[];
  /** Whether the texts were searched, too, and not only the names. */
  isComplete?: boolean;
  error?: string;
}

/** Called when the texts are searched, too; with an error when they did not load. */
type Listener = (error?: string) => void;

export interface SearchClient {
  /** Resolves with the answer. @throws when the index fails to load. */
  ask(query: string, under?: string): Promise<Answer>;
  /** Calls back when the texts have loaded or failed. @returns a function that unsubscribes. */
  onTexts(listener: Listener): () => void;
}

let client: SearchClient | undefined;
/** Shared by all workers: a subscriber of one that ended gets the events of its successor. */
const listeners = new Set<Listener>();

/** Start the worker and the first part of the index; later calls give the same client. */
export function startSearch(base: string): SearchClient {
  return (client ??= createClient(base));
}

function createClient(base: string): SearchClient {
  const release = currentRelease();
  const worker = startWorker<Omit<Question, 'id'>, Answer>(`${base}search/worker.js?${release}`, {
    name: 'search',
    startTimeout: 3000,
    onNews: ({ isComplete, error }) => {
      if (isComplete || error !== undefined) for (const listener of listeners) listener(error);
    },
    // The next question starts a new one.
    onEnd: () => (client = undefined),
  });
  const ask = (query: string, under?: string) => worker.ask({ query: cutQuery(query), under, base, release });
  // Start loading the index before the first letter is typed.
  ask('').catch(() => {});
  return {
    ask,
    onTexts: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
