import type { Result } from './engine';

/** What the page asks the worker. */
export interface Question {
  id: number;
  query: string;
  /** Base path of the site. */
  base: string;
  /** Name of the release, so that an index of another one is never taken. */
  release: string;
}

/** What the worker says; id 0 is no answer but news: the texts have arrived, or have not. */
export interface Answer {
  id: number;
  results: Result[];
  isComplete?: boolean;
  error?: string;
}

export interface SearchClient {
  /** Resolves with the best results. @throws when the index can't be loaded; the next question tries again. */
  search(query: string): Promise<Result[]>;
  /** Called once the texts are searched too. */
  onComplete(react: () => void): void;
}

let client: SearchClient | undefined;

/** Start the worker and the first part of the index; later calls give the same client. */
export function startSearch(base: string): SearchClient {
  return (client ??= createClient(base));
}

function createClient(base: string): SearchClient {
  const release = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';
  const worker = new Worker(`${base}search/worker.js?${release}`, { name: 'search' });
  const waiting = new Map<number, { resolve: (results: Result[]) => void; reject: (error: Error) => void }>();
  const listeners: (() => void)[] = [];
  let isComplete = false;
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.isComplete) {
      isComplete = true;
      for (const react of listeners.splice(0)) react();
    }
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) asked?.resolve(data.results);
    else asked?.reject(new Error(data.error));
  });
  // The worker's own script did not load: a new one is made for the next question.
  worker.addEventListener('error', () => {
    client = undefined;
    for (const { reject } of waiting.values()) reject(new Error('The script of the search did not load.'));
    waiting.clear();
  });
  const ask = (query: string) =>
    new Promise<Result[]>((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ id: count, query, base, release } satisfies Question);
    });
  // The index starts to come before the first letter is typed.
  ask('').catch(() => {});
  return {
    search: ask,
    onComplete: (react) => {
      if (isComplete) react();
      else listeners.push(react);
    },
  };
}
