import { useEffect, useState } from 'react';
import { startSearch } from '../../search/client';
import type { Result } from '../../search/engine';

/** What the search says of a query; `undefined` results while the first answer is on its way. */
export interface Answered {
  query: string;
  results: Result[] | undefined;
  error: string | undefined;
  /** Ask again, after a failure. */
  retry: () => void;
}

/** Ask the worker for what is typed. A late answer to an earlier query is dropped. */
export function useResults(query: string, baseUrl: string): Answered {
  const [answer, setAnswer] = useState<{ query: string; results?: Result[]; error?: string }>({ query: '' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const client = startSearch(baseUrl);
    const ask = () =>
      client.search(query).then(
        (results) => isCurrent && setAnswer({ query, results }),
        (error: unknown) => isCurrent && setAnswer({ query, error: String(error) }),
      );
    void ask();
    client.onComplete(() => isCurrent && void ask());
    return () => {
      isCurrent = false;
    };
  }, [query, baseUrl, attempt]);
  return {
    query: answer.query,
    results: answer.results,
    error: answer.error,
    retry: () => setAttempt((count) => count + 1),
  };
}
